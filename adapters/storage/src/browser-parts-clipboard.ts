// Knows how copied parts of a course wait in the browser, for all its tabs.
import type { PartsClipboard } from "@academiz/application/ports";
import type { CourseParts } from "@academiz/domain/editing";
import { readStored, writeStored } from "./guarded-storage.ts";

export interface PartsClipboardOptions {
  /** Who is signed in: nobody else gets what somebody copied. */
  readonly owner: () => string;
  /** The window, where the browser reports changes of other tabs. */
  readonly events: EventTarget;
  /** The version of content: parts of another one are not pasted. */
  readonly version: string;
  /** Null where the value is not a part of a course. Passed in, so that no player loads it. */
  readonly read: (json: unknown) => CourseParts | null;
}

/** @param storage localStorage. */
export function createBrowserPartsClipboard(storage: Storage, options: PartsClipboardOptions): PartsClipboard {
  const { owner, events, version } = options;
  const key = () => `back-office.PARTS.${owner()}`;
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly parts: CourseParts | null } = { text: null, parts: null };
  return {
    keep(parts) {
      writeStored(storage, key(), JSON.stringify({ version, ...parts }));
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

  function parse(text: string): CourseParts | null {
    try {
      const kept: unknown = JSON.parse(text);
      const isCurrent = typeof kept === "object" && kept !== null && "version" in kept && kept.version === version;
      return isCurrent ? options.read(kept) : null;
    } catch {
      // Written by somebody else: treated as absent.
      return null;
    }
  }
}
