// Knows how changes of notes wait in a browser until they were taken: each under a name of its own, so that no window
// overwrites what another one keeps.
import type { NoteJournal } from "@academiz/application/ports";
import { listStoredKeys, readStored, readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

type Change = ReturnType<NoteJournal["readPending"]>[number];

/** @param owner keeps apart the people, and the courses, that share a browser. */
export function createBrowserNoteJournal(storage: Storage, owner: string): NoteJournal {
  const room = `player.NOTE.${owner}#`;
  const place = ({ slug, editedAt }: Change) => `${room}${slug}@${editedAt}`;
  // A change for which the storage had no room is listed only here.
  const own = new Set<string>();
  return {
    keep(change) {
      own.add(place(change));
      writeStored(storage, place(change), JSON.stringify(change));
    },
    readPending: () =>
      [...new Set([...listStoredKeys(storage).filter((key) => key.startsWith(room)), ...own])]
        .flatMap((key) => {
          const kept = readStoredJson(storage, key);
          return isChange(kept) ? [kept] : [];
        })
        .toSorted((one, other) => (one.editedAt < other.editedAt ? -1 : 1)),
    holds: (change) => readStored(storage, place(change)) !== null,
    forget(change) {
      own.delete(place(change));
      removeStored(storage, place(change));
    },
  };
}

function isChange(kept: unknown): kept is Change {
  if (typeof kept !== "object" || kept === null) return false;
  const { slug, page, text, writtenAt, editedAt, basedOn } = kept as Record<keyof Change, unknown>;
  return (
    [slug, page, writtenAt, editedAt].every((one) => typeof one === "string") &&
    [text, basedOn].every((one) => one === null || typeof one === "string")
  );
}
