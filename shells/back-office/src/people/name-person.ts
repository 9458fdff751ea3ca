// Knows how somebody is named in a list: by their name, or by their login.
import type { ManagedPerson } from "@academiz/application/ports";

export const namePerson = ({ firstname, lastname, identifier }: ManagedPerson): string =>
  `${firstname} ${lastname}`.trim() || identifier;
