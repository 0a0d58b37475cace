// The entries of the table and what each tap makes of them. Plain functions from one table to
// the next; `game` is what game.js reads off the rule sheet.

export const EMPTY = {
  job: "settle",
  variant: null, // a name, or a whole game
  rulesOf: {}, // house rules by game
  highLow: false,
  seats: {}, // by number: {name, status, slots, faces, declare, bet}
  button: null,
  board: [],
  at: null, // {kind: "seat", seat, slot} | {kind: "board", slot} | {kind: "pot"} | {kind: "bet", seat}
  money: "pot", // or "bets"
  pot: "",
  named: "", // the ranks that the dealer named
  shown: false,
  draws: null,
  wild: null,
};

export const SEATS = 10;

/** The numbers of the seats taken, in order. */
export const taken = (table) => Object.keys(table.seats).map(Number).sort((a, b) => a - b);

/** The seats that still play. */
export const live = (table) => taken(table).filter((seat) => table.seats[seat].status === "in");

/** Seats in the order in which they come after `seat`, clockwise, that seat itself last. */
export function clockwise(seats, seat) {
  return [...seats.filter((other) => other > seat), ...seats.filter((other) => other <= seat)];
}

/** Every card on the table. */
export function used(table) {
  const hands = Object.values(table.seats).flatMap((seat) => seat.slots);
  return [...hands, ...table.board].filter(Boolean);
}

/** Face down or not, slot by slot, for one of the layouts of the deal. */
export function facesOf(game, layout = 0) {
  const { down, up } = game.layouts[layout];
  return [...Array(down).fill(true), ...Array(game.holds - down).fill(false)];
}

function emptySeat(game, name = "") {
  return {
    name,
    status: "in",
    slots: game ? Array(game.holds).fill(null) : [],
    faces: game ? facesOf(game) : [],
    declare: null,
    named: "",
    bet: "",
  };
}

const sized = (list, length) => Array.from({ length }, (_, at) => list[at] ?? null);

function fits(faces, game) {
  const down = faces.filter(Boolean).length;
  const most = game.holds - game.due;
  return (
    faces.length === game.holds &&
    game.layouts.some((layout) => down >= layout.down && down <= layout.down + most)
  );
}

/** The table with its hands and board as large as the game deals them. */
export function fit(table, game) {
  if (!game) return table;
  const seats = {};
  for (const number of taken(table)) {
    const seat = table.seats[number];
    const faces = fits(seat.faces, game) ? seat.faces : facesOf(game);
    const declare = game.choices?.includes(seat.declare) ? seat.declare : null;
    seats[number] = { ...seat, slots: sized(seat.slots, game.holds), faces, declare };
  }
  const fitted = { ...table, seats, board: sized(table.board, game.board), shown: false };
  return { ...fitted, at: todo(fitted, game) };
}

/** The next thing that is missing, looked for from where `table.at` is. */
export function todo(table, game) {
  if (!game) return null;
  const seats = live(table);
  if (!seats.length) return null;
  // A player alone because all others folded shows nothing; one who sat down first will.
  const contested = seats.length > 1 || taken(table).length === 1;
  const board = table.board.indexOf(null);
  if (contested && board >= 0) return { kind: "board", slot: board };
  const from = table.at?.seat ?? 0;
  const here = seats.includes(from) ? [from] : [];
  const others = clockwise(seats, from).filter((seat) => seat !== from);
  for (const seat of contested ? [...here, ...others] : []) {
    const { slots, declare: declared, named } = table.seats[seat];
    const slot = slots.indexOf(null);
    if (slot >= 0 && slot < game.due) return { kind: "seat", seat, slot };
    const names = game.needs.includes("named_by_player") && !named;
    if (names || (game.choices && !declared)) return { kind: "seat", seat, slot: null };
  }
  if (table.money === "pot") return table.pot === "" ? { kind: "pot" } : null;
  const owes = taken(table).find((seat) => table.seats[seat].bet === "");
  return owes ? { kind: "bet", seat: owes } : null;
}

const onward = (table, game) => ({ ...table, at: todo(table, game) });

/** Change one seat. */
export function withSeat(table, number, changes) {
  const seats = { ...table.seats, [number]: { ...table.seats[number], ...changes } };
  return { ...table, seats };
}

/** A tap on a seat of the ring: sit somebody down there, or turn to who sits there. */
export function tapSeat(table, game, number) {
  if (!table.seats[number]) {
    const seated = { ...table, seats: { ...table.seats, [number]: emptySeat(game) } };
    const idle = !table.at || table.at.kind === "pot";
    return idle ? onward({ ...seated, at: null }, game) : seated;
  }
  if (table.at?.kind === "bet") return { ...table, at: { kind: "bet", seat: number } };
  const slot = table.seats[number].slots.indexOf(null);
  return { ...table, at: { kind: "seat", seat: number, slot: slot < 0 ? null : slot } };
}

/** Nobody sits there any more. */
export function leave(table, game, number) {
  const { [number]: gone, ...seats } = table.seats;
  return gone ? onward({ ...table, seats, at: null }, game) : table;
}

/** A player is in, folded or foul. */
export function setStatus(table, game, number, status) {
  const next = withSeat(table, number, { status });
  return status === "in" ? tapSeat(next, game, number) : onward(next, game);
}

/** A card from the deck goes to where the next card is due. */
export function place(table, game, card) {
  let at = table.at;
  if ((at?.slot ?? null) === null) {
    at = todo(skipDeclarations(table), { ...game, choices: null, needs: [] });
    if ((at?.slot ?? null) === null) return table;
  }
  if (at.kind === "board") {
    return step({ ...table, board: table.board.with(at.slot, card), at }, game);
  }
  const slots = table.seats[at.seat].slots.with(at.slot, card);
  return step({ ...withSeat(table, at.seat, { slots }), at }, game);
}

// A card tapped while a declaration is waited for belongs to the next hand.
function skipDeclarations(table) {
  return table.at?.kind === "seat" ? table : { ...table, at: null };
}

/**
 * On from a slot just filled: the next empty one of the same hand or board, else what is due.
 * Where a hand can come to hold extra cards, only the dealer knows when it is whole.
 */
function step(table, game) {
  const { at } = table;
  const slots = at.kind === "board" ? table.board : table.seats[at.seat].slots;
  const after = slots.indexOf(null, at.slot);
  if (after >= 0) return { ...table, at: { ...at, slot: after } };
  return onward(table, game);
}

/** Take the card away from where it lies, and wait there for another. */
export function takeBack(table, at) {
  if (at.kind === "board") {
    return { ...table, board: table.board.with(at.slot, null), at };
  }
  const slots = table.seats[at.seat].slots.with(at.slot, null);
  return { ...withSeat(table, at.seat, { slots }), at };
}

/** The last card given where the next is due, or null: what Backspace takes away. */
export function lastGiven(table) {
  const { at } = table;
  if (at?.kind !== "board" && at?.kind !== "seat") return null;
  const slots = at.kind === "board" ? table.board : table.seats[at.seat].slots;
  if (at.slot !== null && slots[at.slot]) return at;
  const slot = slots.slice(0, at.slot ?? slots.length).findLastIndex(Boolean);
  return slot < 0 ? null : { ...at, slot };
}

/** Turn one card of a hand over. */
export function turnOver(table, { seat, slot }) {
  const { faces } = table.seats[seat];
  return withSeat(table, seat, { faces: faces.with(slot, !faces[slot]) });
}

/** What a player declares; a second tap on the same takes it back. */
export function declare(table, game, number, choice) {
  const same = table.seats[number].declare === choice;
  const next = withSeat(table, number, { declare: same ? null : choice });
  return same ? next : onward(next, game);
}

/** The rank that the dealer names (`number` null) or a player; a second tap takes it back. */
export function nameRank(table, game, number, rank) {
  if (number === null) return { ...table, named: table.named === rank ? "" : rank };
  const named = table.seats[number].named === rank ? "" : rank;
  const next = withSeat(table, number, { named });
  return named ? onward(next, game) : next;
}

/** Money as one pot, or as what each put in. */
export function setMoney(table, money) {
  if (money === table.money) return table;
  const at = money === "pot" ? { kind: "pot" } : { kind: "bet", seat: taken(table)[0] };
  return { ...table, money, at: taken(table).length ? at : { kind: "pot" } };
}

/** A key of the keypad. */
export function key(table, what) {
  const amount = (text) => {
    if (what === "back") return text.slice(0, -1);
    if (what === "clear") return "";
    const next = (text + what).replace(/^0+(?=\d)/, "");
    return next.length > 16 ? text : next;
  };
  const { at } = table;
  if (at?.kind === "bet") return withSeat(table, at.seat, { bet: amount(table.seats[at.seat].bet) });
  return { ...table, pot: amount(table.pot) };
}

/** From one bet to the next. */
export function nextBet(table) {
  const [next] = clockwise(taken(table), table.at?.seat ?? 0);
  return next ? { ...table, at: { kind: "bet", seat: next } } : table;
}

/** Seats, names, game and house rules stay; the button moves on. */
export function nextHand(table, game) {
  const seats = {};
  for (const number of taken(table)) seats[number] = emptySeat(game, table.seats[number].name);
  const button = table.button === null ? null : (clockwise(taken(table), table.button)[0] ?? null);
  const fresh = { ...table, seats, button, board: Array(game.board).fill(null), pot: "", named: "", at: null };
  return onward({ ...fresh, shown: false, draws: null, wild: null }, game);
}

/** Another game on the same seats. */
export function choose(table, variant) {
  return { ...table, variant, highLow: false, shown: false, draws: null, wild: null, at: null };
}

/** One house rule of the game set, or back to the game's own where `value` is null. */
export function setRule(table, key, rule, value) {
  const { [rule]: was, ...others } = table.rulesOf[key] || {};
  const rules = value === null ? others : { ...others, [rule]: value };
  return { ...table, rulesOf: { ...table.rulesOf, [key]: rules } };
}
