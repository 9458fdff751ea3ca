// Knows how to add a person to one place, or remove them from one, while their other places stay.
import { type Result, succeed } from "@academiz/domain/kernel";
import type { ManagedPerson, PeopleDirectory, Trouble } from "../ports/index.ts";

type Placing = (person: Pick<ManagedPerson, "id">) => Promise<Result<unknown, Trouble>>;
interface Directory extends Pick<PeopleDirectory, "place"> {
  readonly read: (id: string) => Promise<Result<Pick<ManagedPerson, "affectations">, Trouble>>;
}

/** The person in a list may be out of date: they are read again. */
const changePlaces =
  (directory: Directory, change: (places: readonly string[]) => readonly string[]): Placing =>
  async ({ id }) => {
    const read = await directory.read(id);
    if (!read.ok) return read;
    const before = read.value.affectations;
    const after = change(before);
    return after.length === before.length ? succeed(undefined) : directory.place(id, after);
  };

export const putInPlace = (directory: Directory, place: string): Placing =>
  changePlaces(directory, (places) => (places.includes(place) ? places : [...places, place]));

export const takeFromPlace = (directory: Directory, place: string): Placing =>
  changePlaces(directory, (places) => places.filter((one) => one !== place));
