// Knows how an administrator reads what one person learns, and what was done to their account.
import { createLoading } from "../listing/index.ts";
import type { ManagedPerson, NamedProduct, PersonEvent, PersonLearning, PersonPart } from "../ports/index.ts";

/** One person, by their id; to be run by XState with a `LoadingInput`. */
export const personMachine = createLoading<string, ManagedPerson>("person");
/** What one person learns, by their id; to be run by XState with a `LoadingInput`. */
export const learningMachine = createLoading<string, PersonLearning>("person-learning");
/** Since when a second factor protects the account of one person, by their id. */
export const guardMachine = createLoading<string, string | null>("person-second-factor");
/** The products that could be given to one person, by their id; to several people: null. */
export const givableMachine = createLoading<string | null, readonly NamedProduct[]>("givable");
/** The events of the account of one person, by their id. */
export const eventsMachine = createLoading<string, readonly PersonEvent[]>("person-events");
/** The parts of one product of a person, by the slug of the product. */
export const partsMachine = createLoading<string, readonly PersonPart[]>("person-parts");

export { connectLoading, type Loaded } from "../listing/index.ts";
