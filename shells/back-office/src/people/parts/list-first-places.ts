// Knows which places are ticked when the form of an account opens.
import type { ManagedPerson } from "@academiz/application/ports";

/** Of somebody new, the place that is looked at: whoever is added there would not be seen there otherwise. */
export const listFirstPlaces = (
  person: Pick<ManagedPerson, "affectations"> | null,
  place: string | undefined,
): readonly string[] => person?.affectations ?? (place === undefined ? [] : [place]);
