// Knows that a browser may forbid its storage to a page, and what replaces it then: a storage that is always full.

const FORBIDDEN: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem() {
    throw new DOMException("The browser keeps nothing for this page", "SecurityError");
  },
};

/** @param open throws in a sandboxed frame, and where cookies are blocked: `() => localStorage`. */
export function reachStorage(open: () => Storage): Storage {
  try {
    return open();
  } catch {
    // Forbidden: that is reported when something is to be kept.
    return FORBIDDEN;
  }
}
