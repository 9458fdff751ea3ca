// Knows where an address in a manifest leads: to a file of the package, or nowhere (attack 63).

/** With a scheme (`javascript:`, `https:`, `C:`), or of another host. */
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

export interface PackagePath {
  /** Of the file inside the package, decoded. */
  readonly path: string;
  /** Of what comes behind it: `?a=1#b`, or nothing. */
  readonly query: string;
}

/** `bases` from the outermost inwards (`xml:base`). Null for what leads out of the package. */
export function resolveHref(bases: readonly (string | undefined)[], href: string): PackagePath | null {
  const [, file = "", query = ""] = /^([^?#]*)(.*)$/s.exec(href.trim()) ?? [];
  const steps: string[] = [];
  for (const part of [...bases.map((base) => base?.trim() ?? ""), file]) {
    const plain = decode(part.replaceAll("\\", "/"));
    if (OUTSIDE.test(plain)) return null;
    // An absolute path begins at the package.
    if (plain.startsWith("/")) steps.length = 0;
    for (const step of plain.split("/")) {
      if (step === "" || step === ".") continue;
      if (step !== "..") steps.push(step);
      else if (steps.pop() === undefined) return null;
    }
  }
  const path = steps.join("/");
  return OUTSIDE.test(path) ? null : { path, query };
}

/** `%20` and its like; what is no such thing stays as it is, and so does what no name of a file has (`%00`). */
function decode(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? text : plain;
  } catch {
    return text;
  }
}
