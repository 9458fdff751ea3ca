// Knows notes in memory: what a learner wrote in one course, by the rules of the domain, for as many devices as ask.
import type { NoteGateway, NoteJournal, Trouble } from "@academiz/application/ports";
import { fail, succeed } from "@academiz/domain/kernel";
import { keepNote, listTouched, type Note, type NoteChange } from "@academiz/domain/notes";
import type { NetworkLine } from "./network/network-line.ts";

const FULL: Trouble = { kind: "conflict", detail: "notes.too-many" };

export interface MemoryNotes {
  read(): readonly Note[];
  /** Each device on its own line. */
  on(line: NetworkLine): NoteGateway;
}

export function createMemoryNotes(): MemoryNotes {
  let kept: readonly Note[] = [];
  return {
    read: () => kept,
    on: (line) => ({
      list: () => line.pass("list", () => succeed(kept)),
      change: (change) =>
        line.pass("change", () => {
          const changed = keepNote(kept, change);
          if (!changed.ok) return fail(FULL);
          kept = changed.value;
          return succeed(listTouched(kept, change.slug));
        }),
    }),
  };
}

/** What outlives the windows of one device. */
export function createMemoryNoteJournal(): NoteJournal {
  const held = new Map<string, NoteChange>();
  const name = ({ slug, editedAt }: NoteChange) => `${slug}@${editedAt}`;
  return {
    keep: (change) => held.set(name(change), change),
    readPending: () => [...held.values()].toSorted((one, other) => (one.editedAt < other.editedAt ? -1 : 1)),
    holds: (change) => held.has(name(change)),
    forget: (change) => held.delete(name(change)),
  };
}
