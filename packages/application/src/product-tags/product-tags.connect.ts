// Knows what is shown of the tags of one product.
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { productTagsMachine } from "./product-tags.machine.ts";

/** The tags of a product as they are shown. */
export interface ProductTagsView {
  readonly phase: "loading" | "failed" | "ready";
  readonly tags: readonly string[];
  readonly isStoring: boolean;
  /** Why they could not be read, or why the last change was not stored. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `productTagsMachine`. Pure. */
export function connectProductTags(snapshot: SnapshotFrom<typeof productTagsMachine>): ProductTagsView {
  const { tags, trouble } = snapshot.context;
  return {
    phase: snapshot.matches("failed") ? "failed" : tags === null ? "loading" : "ready",
    tags: tags ?? [],
    isStoring: snapshot.matches("storing"),
    trouble,
  };
}
