// Knows how the learner's home orders products: continue first, then what is new, then what is done.
import { foldText } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import type { MyProduct, Trouble } from "../ports/index.ts";
import type { myProductsMachine } from "./my-products.machine.ts";

/** What a learner's catalogue shows. */
export interface MyProductsView {
  readonly phase: "loading" | "ready" | "failed";
  /** The course that was played last and is not complete. */
  readonly toContinue: MyProduct | null;
  readonly toDo: readonly MyProduct[];
  readonly done: readonly MyProduct[];
  readonly isEmpty: boolean;
  readonly opening: string | null;
  readonly trouble: Trouble | null;
}

/** What is shown of the machine's snapshot. */
export function connectMyProducts(snapshot: SnapshotFrom<typeof myProductsMachine>, search = ""): MyProductsView {
  const { products, opening, trouble } = snapshot.context;
  const wanted = products.filter((product) => foldText(product.title).includes(foldText(search)));
  const started = wanted
    .filter((product) => product.progress !== null && product.progress.status !== "COMPLETE")
    .sort((a, b) => (b.progress?.eventDate ?? "").localeCompare(a.progress?.eventDate ?? ""));
  const toContinue = search.trim() === "" ? (started[0] ?? null) : null;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    toContinue,
    toDo: wanted.filter((product) => product !== toContinue && product.progress?.status !== "COMPLETE"),
    done: wanted.filter((product) => product.progress?.status === "COMPLETE"),
    isEmpty: products.length === 0,
    opening,
    trouble,
  };
}
