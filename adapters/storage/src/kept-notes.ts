// Knows how a course that runs only in a browser keeps its learner's notes there, and how a page holds notes that are
// stored nowhere.
import type { NoteGateway } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import type { Note, NoteChange } from "@academiz/domain/notes";
import { readStoredJson } from "./guarded-storage.ts";

/** How a change is applied to the notes, and which of them it can have touched. */
export interface NoteRules {
  keep(notes: readonly Note[], change: NoteChange): Result<readonly Note[], "full">;
  listTouched(notes: readonly Note[], slug: string): readonly Note[];
}

function createNotes(
  { keep, listTouched }: NoteRules,
  read: () => readonly Note[],
  write: (notes: readonly Note[]) => boolean,
): NoteGateway {
  return {
    list: async () => ({ ok: true, value: read() }),
    async change(change) {
      const kept = keep(read(), change);
      if (!kept.ok) return { ok: false, error: { kind: "conflict", detail: "notes.too-many" } };
      if (!write(kept.value)) return { ok: false, error: { kind: "unexpected", detail: "device.full" } };
      return { ok: true, value: listTouched(kept.value, change.slug) };
    },
  };
}

/** @param name keeps apart the courses, and the people, that share an origin, or a disk. */
export function createKeptNotes(storage: Storage, name: string, rules: NoteRules): NoteGateway {
  const key = `package.NOTES.${name}`;
  const read = () => {
    const kept = readStoredJson(storage, key);
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  };
  return createNotes(rules, read, (notes) => {
    try {
      storage.setItem(key, JSON.stringify(notes));
      return true;
    } catch {
      // Full or forbidden: the learner hears that it is not saved.
      return false;
    }
  });
}

/** They are lost with the page. */
export function createUnkeptNotes(rules: NoteRules): NoteGateway {
  let held: readonly Note[] = [];
  return createNotes(
    rules,
    () => held,
    (notes) => {
      held = notes;
      return true;
    },
  );
}

const isNote = (kept: unknown): kept is Note =>
  typeof kept === "object" &&
  kept !== null &&
  (["slug", "page", "text", "writtenAt", "editedAt"] as const).every(
    (name) => typeof (kept as Partial<Note>)[name] === "string",
  );
