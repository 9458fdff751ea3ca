// Knows how somebody is called in a list: by their name, or by what they sign in with.
import type { ManagedPerson } from "@academiz/application/ports";

export const namePerson = ({ firstname, lastname, identifier }: ManagedPerson): string =>
  `${firstname} ${lastname}`.trim() || identifier;
