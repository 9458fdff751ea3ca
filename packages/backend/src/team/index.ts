// Knows the use cases of those who manage people (decisions 2).
export { giveProduct } from "./give-product.ts";
export { readCollaborator } from "./read-collaborator.ts";
export { remindCollaborator } from "./remind-collaborator.ts";
export { countLate, remindLate } from "./remind-late.ts";
