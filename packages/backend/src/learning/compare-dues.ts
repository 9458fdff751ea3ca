// Knows in which order somebody should do the products that they learn.
import type { LearntProduct } from "./list-learnt.ts";

/** The deadline of what is still to do; a product without one, or that is done, comes last. */
const findDue = ({ dueAt, progress }: Pick<LearntProduct, "dueAt" | "progress">): number =>
  dueAt === null || progress?.status === "COMPLETE" ? Number.POSITIVE_INFINITY : Date.parse(dueAt);

/** An earlier deadline comes first; products with the same one keep their order. */
export const compareDues = (one: LearntProduct, other: LearntProduct): number => {
  const [due, dueOfOther] = [findDue(one), findDue(other)];
  return due === dueOfOther ? 0 : due - dueOfOther;
};
