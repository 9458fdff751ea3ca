// Knows which products of a type an author can begin with.
import type { ProductType } from "@academiz/domain/catalog";
import type { SnapshotFrom } from "xstate";
import { connectLoading, createLoading } from "../listing/index.ts";
import type { ProductRow } from "../ports/index.ts";

/** The templates of a type of product, to be run by XState: it loads them once, and again when that is asked for. */
export const templatesMachine = createLoading<ProductType, readonly ProductRow[]>("templates");

/** Empty until they are loaded; an author can begin without them. */
export const connectTemplates = (snapshot: SnapshotFrom<typeof templatesMachine>): readonly ProductRow[] =>
  connectLoading(snapshot).shown ?? [];
