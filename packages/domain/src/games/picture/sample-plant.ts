// Knows the picture that the examples of games with a picture show: a plant, drawn by us.
import type { SampleLanguage } from "../game/game-rules.ts";
import type { Area } from "./area.ts";
import type { GamePicture } from "./picture.ts";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600">
<rect width="400" height="300" fill="#dcecf7"/><circle cx="62" cy="56" r="26" fill="#f6c945"/>
<rect y="196" width="400" height="104" fill="#8a6242"/><rect y="190" width="400" height="14" fill="#7fae5b"/>
<g fill="none" stroke="#ead9c4" stroke-linecap="round"><path d="M200 196v84" stroke-width="9"/>
<path d="M200 214c-18 14-34 18-46 44M200 222c20 12 34 16 48 40M200 244c-10 12-18 18-22 34M200 246c10 10 18 14 24 32" stroke-width="5"/></g>
<path d="M200 198C196 160 204 130 200 92" fill="none" stroke="#4c8a3f" stroke-width="9"/>
<path d="M201 168c22-34 58-40 88-32-14 34-50 48-88 32z" fill="#5d9c4b"/><path d="M206 165c24-16 44-22 70-27" fill="none" stroke="#3f7a34" stroke-width="3"/>
<g fill="#d7567a"><circle cx="200" cy="42" r="19"/><circle cx="229" cy="63" r="19"/><circle cx="218" cy="97" r="19"/><circle cx="182" cy="97" r="19"/><circle cx="171" cy="63" r="19"/></g>
<circle cx="200" cy="72" r="20" fill="#f6c945"/></svg>`;

const ALT = {
  FR: "Une plante en coupe\u00a0: une fleur rose, une feuille verte, et des racines sous la terre.",
  EN: "A plant, with the ground cut open: a pink flower, a green leaf, and roots under the ground.",
} as const;

/** Written into the content itself: the library of an author does not hold our files. */
export const samplePlant = (local: SampleLanguage): GamePicture => ({
  src: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  alt: ALT[local],
});

/** Where its parts are. */
export const PLANT_AREAS: { readonly [P in "flower" | "leaf" | "roots" | "sun"]: Area } = {
  flower: { x: 36, y: 6, width: 28, height: 33 },
  leaf: { x: 50, y: 43, width: 25, height: 17 },
  roots: { x: 33, y: 68, width: 34, height: 30 },
  sun: { x: 7, y: 8, width: 18, height: 22 },
};
