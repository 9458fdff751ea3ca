// Knows what a drawn signature is: strokes in a box, or a typed name from somebody who does not draw.
import { cutText } from "../kernel/index.ts";

/** The box that strokes are drawn in. */
export const DRAWING_BOX = { width: 300, height: 100 } as const;
/** The longest signature, drawn or typed, in characters. */
export const LONGEST_DRAWING = 8_192;
const LONGEST_NAME = 100;
const TYPED = "typed:";

/** `path`: an SVG path of moves and lines alone. `name`: one line of text. */
export type DrawnSignature =
  | { readonly kind: "strokes"; readonly path: string }
  | { readonly kind: "typed"; readonly name: string };

/** Reads what was sent or stored: `M10 20L30 40L50 60M…`, whole numbers in the box, or `typed:` and a name. */
export function readDrawing(text: string): DrawnSignature | null {
  if (text.length > LONGEST_DRAWING) return null;
  if (text.startsWith(TYPED)) {
    const name = text.slice(TYPED.length);
    return name !== "" && name === name.trim() && name.length <= LONGEST_NAME && !/\p{C}/u.test(name)
      ? { kind: "typed", name }
      : null;
  }
  if (!/^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/.test(text)) return null;
  const isInside = [...text.matchAll(/(\d+) (\d+)/g)].every(
    ([, x, y]) => Number(x) <= DRAWING_BOX.width && Number(y) <= DRAWING_BOX.height,
  );
  return isInside ? { kind: "strokes", path: text } : null;
}

/** A typed name as it is sent and stored. */
export const writeTyped = (name: string): string =>
  TYPED + cutText(name.trim().replace(/\s+/g, " "), LONGEST_NAME).trim();
