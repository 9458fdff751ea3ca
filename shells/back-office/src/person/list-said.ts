// Knows which values of a field are worth showing: a name of blanks is not.

export const listSaid = (values: readonly string[]): readonly string[] => values.filter((value) => value.trim() !== "");
