// Knows how parts of a course that were copied wait in the browser, for all its tabs.
import type { PartsClipboard } from "@academiz/application/ports";
import { type CourseParts, readParts } from "@academiz/domain/editing";
import { CONTENT_VERSION } from "@academiz/domain/learniz";
import { readStored, writeStored } from "./guarded-storage.ts";

/**
 * @param storage localStorage.
 * @param owner who is signed in: what somebody copied is nobody else's.
 * @param events where the browser tells of other tabs: the window.
 */
export function createBrowserPartsClipboard(
  storage: Storage,
  owner: () => string,
  events: EventTarget,
): PartsClipboard {
  const key = () => `back-office.PARTS.${owner()}`;
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly parts: CourseParts | null } = { text: null, parts: null };
  return {
    keep(parts) {
      writeStored(storage, key(), JSON.stringify({ version: CONTENT_VERSION, ...parts }));
      for (const listener of listeners) listener();
    },
    read() {
      const text = readStored(storage, key());
      if (text !== known.text) known = { text, parts: text === null ? null : parse(text) };
      return known.parts;
    },
    watch(listener) {
      listeners.add(listener);
      events.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        events.removeEventListener("storage", listener);
      };
    },
  };
}

function parse(text: string): CourseParts | null {
  try {
    const kept: unknown = JSON.parse(text);
    const isCurrent =
      typeof kept === "object" && kept !== null && "version" in kept && kept.version === CONTENT_VERSION;
    return isCurrent ? readParts(kept) : null;
  } catch {
    // Written by somebody else: as good as absent.
    return null;
  }
}
