// Knows how text is written inside XML.

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Control characters, halves of surrogate pairs and the two that are no characters. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** For an element or an attribute; characters that XML cannot carry are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN, (character) => ("\t\n\r".includes(character) ? character : ""))
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A path as an address: every part encoded, the slashes kept. */
export const toHref = (path: string): string => escapeXml(path.split("/").map(encodeURIComponent).join("/"));
