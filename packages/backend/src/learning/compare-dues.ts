// Knows what of all that somebody learns is to be done first.
import type { LearntProduct } from "./list-learnt.ts";

/** When it is still to be done; what has no day, or is done, comes last. */
const findDue = ({ dueAt, progress }: Pick<LearntProduct, "dueAt" | "progress">): number =>
  dueAt === null || progress?.status === "COMPLETE" ? Number.POSITIVE_INFINITY : Date.parse(dueAt);

/** What is due sooner stands before; those that are due alike stay in their order. */
export const compareDues = (one: LearntProduct, other: LearntProduct): number => {
  const [due, dueOfOther] = [findDue(one), findDue(other)];
  return due === dueOfOther ? 0 : due - dueOfOther;
};
