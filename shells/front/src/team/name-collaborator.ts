// Knows how a member of a team is named.
import type { Collaborator } from "@academiz/application/ports";

export const nameCollaborator = ({ firstname, lastname, email }: Collaborator): string =>
  `${firstname} ${lastname}`.trim() || email;
