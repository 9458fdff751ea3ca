// Knows how somebody of a team is called.
import type { Collaborator } from "@academiz/application/ports";

export const nameCollaborator = ({ firstname, lastname, email }: Collaborator): string =>
  `${firstname} ${lastname}`.trim() || email;
