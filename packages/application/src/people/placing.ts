// Knows how somebody comes to stand in one place more, or in one less: the others where they stand stay.
import { type Result, succeed } from "@academiz/domain/kernel";
import type { ManagedPerson, PeopleDirectory, Trouble } from "../ports/index.ts";

type Placing = (person: Pick<ManagedPerson, "id">) => Promise<Result<unknown, Trouble>>;
interface Directory extends Pick<PeopleDirectory, "place"> {
  readonly read: (id: string) => Promise<Result<Pick<ManagedPerson, "affectations">, Trouble>>;
}

/** What a list says of them may be old: they are read anew. */
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
