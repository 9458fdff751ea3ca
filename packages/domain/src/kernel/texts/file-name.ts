// Knows which names a downloaded file may bear (§5.24).

const FORBIDDEN = /[/\\?%*:|"<>]/g;
const LEFT_TO_RIGHT_MARK = /\u200e/g;

/**
 * A name under which a file can be downloaded: each of `/ \ ? % * : | " < >` becomes `-`, left-to-right marks (U+200E)
 * are removed; an empty or blank name becomes `unamed`, spelled so (§5.24).
 */
export function cleanFileName(name: string): string {
  const clean = name.replace(LEFT_TO_RIGHT_MARK, "").replace(FORBIDDEN, "-");
  return clean.trim() === "" ? "unamed" : clean;
}
