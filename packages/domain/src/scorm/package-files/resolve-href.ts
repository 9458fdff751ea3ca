// Knows where an address in a manifest leads: to a file of the package, or nowhere (attack 63).

/** With a scheme (`javascript:`, `https:`, `C:`), or of another host. */
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

export interface PackagePath {
  /** The path of the file inside the package, decoded. */
  readonly path: string;
  /** The part behind the path: `?a=1#b`, or empty. */
  readonly query: string;
}

/** `bases` from the outermost inwards (`xml:base`). Null for an address that leads out of the package. */
export function resolveHref(bases: readonly (string | undefined)[], href: string): PackagePath | null {
  const [, file = "", query = ""] = /^([^?#]*)(.*)$/s.exec(href.trim()) ?? [];
  const steps: string[] = [];
  for (const part of [...bases.map((base) => base?.trim() ?? ""), file]) {
    const plain = decode(part.replaceAll("\\", "/"));
    if (OUTSIDE.test(plain)) return null;
    // An absolute path starts at the top of the package.
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

/** Decodes `%20` and the like; anything else stays, and so does a code that no file name can have (`%00`). */
function decode(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? text : plain;
  } catch {
    return text;
  }
}
