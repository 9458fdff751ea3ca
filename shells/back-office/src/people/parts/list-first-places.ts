// Knows which places are ticked when the form of an account opens.
import type { ManagedPerson } from "@academiz/application/ports";

/** For a new account the open place is ticked: otherwise the new person would not appear in it. */
export const listFirstPlaces = (
  person: Pick<ManagedPerson, "affectations"> | null,
  place: string | undefined,
): readonly string[] => person?.affectations ?? (place === undefined ? [] : [place]);
