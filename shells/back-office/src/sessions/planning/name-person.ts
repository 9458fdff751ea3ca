// Knows how somebody in a slot is named.

export const namePerson = ({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string;
}): string => `${firstname} ${lastname}`.trim();
