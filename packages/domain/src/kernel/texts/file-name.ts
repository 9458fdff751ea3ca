// Knows which names a downloaded file may bear (§5.24).

const FORBIDDEN = /[/\\?%*:|"<>]/g;
const LEFT_TO_RIGHT_MARK = /\u200e/g;
/** Code points: a header, a disk and a reader each have an end. */
const LONGEST = 200;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

/**
 * A name under which a file can be downloaded: each of `/ \ ? % * : | " < >` becomes `-`, left-to-right marks (U+200E)
 * are removed; an empty or blank name becomes `unamed`, spelled so (§5.24). A name keeps 200 characters at most, with
 * its extension.
 */
export function cleanFileName(name: string): string {
  const clean = name.replace(LEFT_TO_RIGHT_MARK, "").replace(FORBIDDEN, "-");
  return clean.trim() === "" ? "unamed" : shorten(clean);
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST) return name;
  const extension = EXTENSION.exec(name)?.[0] ?? "";
  return letters.slice(0, LONGEST - extension.length).join("") + extension;
}
