// Knows how a learner's search finds products while they type: the newest words win.
import type { Result } from "@academiz/domain/kernel";
import { succeed } from "@academiz/domain/kernel";
import { createLoading } from "../listing/loading.machine.ts";
import type { FoundProduct, LearnerCatalog, Trouble } from "../ports/index.ts";

/** The products that say what was typed, run in XState with a `load` and the words as criteria. */
export const foundProductsMachine = createLoading<string, readonly FoundProduct[]>("found-products");

/** Nothing is asked for while nothing is typed. */
export const findProducts =
  ({ search }: Pick<LearnerCatalog, "search">) =>
  async (query: string): Promise<Result<readonly FoundProduct[], Trouble>> =>
    query.trim() === "" ? succeed([]) : search(query.trim().slice(0, 200));
