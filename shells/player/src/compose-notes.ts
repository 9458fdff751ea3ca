// Knows which adapter keeps notes on the device, wherever the player runs. Apart, since notes are loaded late.
import type { NotesInput } from "@academiz/application/notes";
import { keepNote, listTouched } from "@academiz/domain/notes";
import { createBrowserNoteJournal, createKeptNotes, createUnkeptNotes, reachStorage } from "@academiz/storage";
import type { NotesPlace } from "./notes/notes-place.ts";

const rules = { keep: keepNote, listTouched };
const around = { clock: { now: () => Date.now() }, dice: { random: () => Math.random() } };
const openStorage = () => reachStorage(() => localStorage);
/** Where nothing is stored, nothing waits on the device either. */
const openNoStorage = () =>
  reachStorage(() => {
    throw new Error("nothing is kept here");
  });

/** @throws Error when the code that reaches the platform could not be loaded. */
export async function composeNotes(place: NotesPlace): Promise<NotesInput> {
  if (place === null) {
    const journal = createBrowserNoteJournal(openNoStorage(), `nowhere.${Math.random()}`);
    return { ports: { ...around, journal, gateway: createUnkeptNotes(rules) } };
  }
  const storage = openStorage();
  if ("name" in place) {
    const journal = createBrowserNoteJournal(storage, `package.${place.name}`);
    return { ports: { ...around, journal, gateway: createKeptNotes(storage, place.name, rules) } };
  }
  const journal = createBrowserNoteJournal(storage, place.owner);
  return { ports: { ...around, journal, gateway: await place.open() } };
}
