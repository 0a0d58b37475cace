// The face of a card: rank, suit sign and suit letter, so that colour is never needed.

import { GLYPHS, JOKER, printed } from "../cards.js";
import { html, names } from "../html.js";
import { spoken, text } from "../i18n.js";

/** Drawn only; whoever shows it says what it is. */
export function Face({ card, small, down, raised, wild, stands }) {
  const joker = card === JOKER;
  const looks = names("face", joker ? "joker" : card[1], small && "small", down && "is-down", raised && "raised", wild && "is-wild");
  return html`
    <span class=${looks} aria-hidden="true">
      <b>${joker ? "★" : printed(card[0])}</b>
      <i>${joker ? "Jk" : GLYPHS[card[1]]}<small>${joker ? "" : card[1]}</small></i>
      ${stands && html`<u>=${printed(stands[0])}${GLYPHS[stands[1]]}</u>`}
    </span>
  `;
}

/** A card that stands by itself, said in words to who cannot see it. */
export function Shown(props) {
  const { card, down, raised, wild, stands } = props;
  const said = [
    spoken(card),
    down && text("facedown"),
    raised && text("plays"),
    wild && text("is.wild"),
    stands && text("stands.for", { card: spoken(stands) }),
  ];
  return html`<span class="shown" role="img" aria-label=${said.filter(Boolean).join(", ")}><${Face} ...${props} /></span>`;
}
