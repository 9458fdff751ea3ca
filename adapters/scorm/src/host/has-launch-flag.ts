// Knows how somebody at an LMS switches something on in a content: in the address of its page, or of a page above it.

/** Deeper nesting was never seen. */
const DEEPEST = 500;

function hasFlag({ location }: Window, name: string): boolean {
  return new URLSearchParams(location.search).has(name);
}

/** True for `?name`, whatever its value; windows of other origins hide their address. */
export function hasLaunchFlag(from: Window, name: string): boolean {
  let current = from;
  for (let depth = 0; depth < DEEPEST; depth++) {
    try {
      if (hasFlag(current, name)) return true;
    } catch {
      // A window of another origin tells nothing: those above it may.
    }
    if (current.parent === current) return false;
    current = current.parent;
  }
  return false;
}
