// Knows which names a downloaded file may bear (§5.24).

const FORBIDDEN = /[/\\?%*:|"<>]/g;
const LEFT_TO_RIGHT_MARK = /\u200e/g;

/** The name with each forbidden character as `-` and left-to-right marks stripped; blanks only give `unamed` (§5.24). */
export function cleanFileName(name: string): string {
  const clean = name.replace(LEFT_TO_RIGHT_MARK, "").replace(FORBIDDEN, "-");
  return clean.trim() === "" ? "unamed" : clean;
}
