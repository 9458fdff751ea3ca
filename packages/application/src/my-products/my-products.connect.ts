// Knows how the learner's home orders products: continue first, then what is new, then what is done.
import { foldText } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import type { MyProduct, Trouble } from "../ports/index.ts";
import type { myProductsMachine } from "./my-products.machine.ts";

/** What a learner's catalogue shows. */
export interface MyProductsView {
  readonly phase: "loading" | "ready" | "failed";
  /** The course that was played last and has not ended; null when there is none, and during a search. */
  readonly toContinue: MyProduct | null;
  /** What has not ended or can be tried again, but for the one to continue; as the server orders them. */
  readonly toDo: readonly MyProduct[];
  /** COMPLETE ones, and those that were failed with no attempt left. */
  readonly done: readonly MyProduct[];
  /** One of them is a classroom: there may be dates. */
  readonly hasClassroom: boolean;
  /** No product at all, whatever the search; true too until they are loaded. */
  readonly isEmpty: boolean;
  /** Slug of the perimeter whose player is on its way; null when none is. */
  readonly opening: string | null;
  /** Why the products could not be loaded, or the last one not be opened. */
  readonly trouble: Trouble | null;
}

/**
 * The view of a snapshot of `myProductsMachine`. Pure.
 * @param search what titles have to contain, in any case; blanks around it are passed over, empty shows all.
 */
export function connectMyProducts(snapshot: SnapshotFrom<typeof myProductsMachine>, search = ""): MyProductsView {
  const { products, opening, trouble } = snapshot.context;
  const wanted = products.filter((product) => foldText(product.title).includes(foldText(search)));
  const started = wanted
    .filter((product) => product.progress !== null && !isOver(product) && product.progress.status !== "FAILED")
    .sort((a, b) => (b.progress?.eventDate ?? "").localeCompare(a.progress?.eventDate ?? ""));
  const toContinue = search.trim() === "" ? (started[0] ?? null) : null;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    toContinue,
    toDo: wanted.filter((product) => product !== toContinue && !isOver(product)),
    done: wanted.filter(isOver),
    hasClassroom: products.some(({ type }) => type === "classiz"),
    isEmpty: products.length === 0,
    opening,
    trouble,
  };
}

const isOver = ({ progress }: MyProduct): boolean => progress?.status === "COMPLETE" || progress?.isLost === true;
