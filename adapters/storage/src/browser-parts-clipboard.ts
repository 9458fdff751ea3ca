// Knows how parts of a course that were copied wait in the browser, for all its tabs.
import type { PartsClipboard } from "@academiz/application/ports";
import type { CourseParts } from "@academiz/domain/editing";
import { readStored, writeStored } from "./guarded-storage.ts";

export interface PartsClipboardOptions {
  /** Who is signed in: what somebody copied is nobody else's. */
  readonly owner: () => string;
  /** Where the browser tells of other tabs: the window. */
  readonly events: EventTarget;
  /** Of content: what another one wrote is not pasted. */
  readonly version: string;
  /** null for what is no part of a course. Given, so that no player carries it. */
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
      // Written by somebody else: as good as absent.
      return null;
    }
  }
}
