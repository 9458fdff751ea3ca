// Knows what is told of a zip that cannot be read or is made to do harm: its words are for whoever sent it.

export class Hostile extends Error {}
