// Knows how somebody of a slot is called.

export const namePerson = ({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string;
}): string => `${firstname} ${lastname}`.trim();
