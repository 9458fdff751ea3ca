// Knows which adapter keeps notes, wherever the player runs. Apart, as notes come late.
import type { NotesInput } from "@academiz/application/notes";
import { keepNote, listTouched } from "@academiz/domain/notes";
import { createNoteGateway } from "@academiz/http";
import { createBrowserNoteJournal, createKeptNotes, createUnkeptNotes, reachStorage } from "@academiz/storage";
import type { NotesPlace } from "./notes/notes-place.ts";

const rules = { keep: keepNote, listTouched };
const around = { clock: { now: () => Date.now() }, dice: { random: () => Math.random() } };
const openStorage = () => reachStorage(() => localStorage);
/** Of what is kept nowhere nothing waits on the device either. */
const openNoStorage = () =>
  reachStorage(() => {
    throw new Error("nothing is kept here");
  });

export function composeNotes(place: NotesPlace): NotesInput {
  if (place === null) {
    const owner = `nowhere.${Math.random()}`;
    const journal = createBrowserNoteJournal(openNoStorage(), owner);
    return { ports: { ...around, journal, gateway: createUnkeptNotes(rules) } };
  }
  const storage = openStorage();
  if ("name" in place)
    return {
      ports: {
        ...around,
        journal: createBrowserNoteJournal(storage, `package.${place.name}`),
        gateway: createKeptNotes(storage, place.name, rules),
      },
    };
  return {
    ports: {
      ...around,
      journal: createBrowserNoteJournal(storage, `${place.identifier}.${place.slug}`),
      gateway: createNoteGateway(place.api, place.slug),
    },
  };
}
