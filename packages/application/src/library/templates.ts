// Knows which products of a type an author can begin with.
import type { ProductType } from "@academiz/domain/catalog";
import type { SnapshotFrom } from "xstate";
import { connectLoading, createLoading } from "../listing/index.ts";
import type { ProductRow } from "../ports/index.ts";

/** The templates of a type of product, to be run by XState: it loads them once, and again when that is asked for. */
export const templatesMachine = createLoading<ProductType, readonly ProductRow[]>("templates");

/** None as long as they are not there; an author begins without them as well. */
export const connectTemplates = (snapshot: SnapshotFrom<typeof templatesMachine>): readonly ProductRow[] =>
  connectLoading(snapshot).shown ?? [];
