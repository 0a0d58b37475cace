/* Loaded before the C library: the time of day is off by as many seconds as the first eight
   bytes of the file CLOCK say; clocks that measure waits are left alone, as in a real jump. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static int64_t off(void)
{
    static volatile int64_t *held;
    if (!held) {
        int file = open(getenv("CLOCK"), O_RDONLY);
        held = mmap(NULL, sizeof *held, PROT_READ, MAP_SHARED, file, 0);
    }
    return *held;
}

int clock_gettime(clockid_t which, struct timespec *now)
{
    static int (*real)(clockid_t, struct timespec *);
    if (!real)
        real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(which, now);
    if (!failed && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += off();
    return failed;
}

time_t time(time_t *place)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place)
        *place = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *restrict place, void *restrict zone)
{
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    place->tv_sec = now.tv_sec;
    place->tv_usec = now.tv_nsec / 1000;
    return 0;
}
