// Knows what an id looks like: the database refuses to compare anything else with one.

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isId = (text: string): boolean => UUID.test(text);
