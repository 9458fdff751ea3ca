// Knows how several texts stand in one cell: separated by |, with a backslash before characters that would be misread.

/** The parts between separators without a backslash before them; the backslashes stay. */
function split(text: string, separator: string): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "\\") {
      piece += text.slice(at, at + 2);
      at += 1;
    } else if (letter === separator) {
      pieces.push(piece);
      piece = "";
    } else piece += letter;
  }
  return [...pieces, piece];
}

/** The part without blanks around it, unless a backslash stands before them. */
function trimPiece(piece: string): string {
  const start = piece.trimStart();
  const end = start.trimEnd();
  // A backslash that is left at the end belongs to a removed blank.
  const escapes = /\\*$/.exec(end)?.[0].length ?? 0;
  return escapes % 2 === 1 ? start.slice(0, end.length + 1) : end;
}

const strip = (piece: string): string => trimPiece(piece).replace(/\\([\s\S])/g, "$1");

/** `marks`: what would be misread, including blanks at both ends. */
const protect = (text: string, marks: RegExp): string => text.replace(marks, "\\$&");
const [IN_LIST, IN_PATH] = [/[\\|]|^\s|\s$/g, /[\\|/]|^#|^\s|\s$/g];

/** The texts of a cell, without blanks around them and without empty ones. */
export const readList = (cell: string): readonly string[] =>
  split(cell, "|")
    .map(strip)
    .filter((one) => one !== "");

/** A cell that `readList` reads back as these texts. None of them is empty. */
export const writeList = (list: readonly string[]): string => list.map((one) => protect(one, IN_LIST)).join("|");

/** A place as a cell names it: by its id after #, or by its title after those above it. */
export type PlaceName = { readonly id: string } | { readonly path: readonly string[] };

/** The places that a cell names, in its order; none of an empty cell. */
export const readPlaceNames = (cell: string): readonly PlaceName[] =>
  split(cell, "|")
    .map(trimPiece)
    .filter((piece) => piece !== "")
    .map((piece) => (piece.startsWith("#") ? { id: strip(piece.slice(1)) } : { path: split(piece, "/").map(strip) }));

/** A cell that `readPlaceNames` reads back as these names. */
export const writePlaceNames = (names: readonly PlaceName[]): string =>
  names
    .map((name) =>
      "id" in name ? `#${protect(name.id, IN_LIST)}` : name.path.map((title) => protect(title, IN_PATH)).join("/"),
    )
    .join("|");
