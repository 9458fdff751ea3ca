// Knows which values of a field say something: a name of blanks is none.

export const listSaid = (values: readonly string[]): readonly string[] => values.filter((value) => value.trim() !== "");
