// Knows what is shown of keeping products: the state of each on this device, and the size of all.
import type { ProductType } from "@academiz/domain/catalog";
import { type Keepable, mayKeep } from "@academiz/domain/offline";
import type { SnapshotFrom } from "xstate";
import type { KeptProduct, Trouble } from "../ports/index.ts";
import type { keptProductsMachine } from "./kept-products.machine.ts";

/** The state of one product. `refused`: it needs the network, and `why` says what for. */
export type KeepState =
  /** `isHeld`: it waits while another one is downloaded. `isOpened`: it opens without a network all the same. */
  | { readonly state: "absent"; readonly isHeld: boolean; readonly isOpened: boolean }
  | { readonly state: "measuring" }
  | { readonly state: "confirming"; readonly bytes: number }
  /** `share`: 0–1. */
  | { readonly state: "keeping"; readonly share: number }
  | { readonly state: "kept"; readonly bytes: number }
  | { readonly state: "failed"; readonly why: "full" | "address" | "offline" | "unknown" }
  /** `isOpened`: what it said when it was opened can be read. */
  | { readonly state: "refused"; readonly why: Exclude<Keepable, "kept">; readonly isOpened: boolean };

export interface KeptProductsView {
  /** What is kept, the last one first. */
  readonly products: readonly KeptProduct[];
  readonly bytes: number;
  /** Something is under way: nothing else begins meanwhile. */
  readonly isBusy: boolean;
}

export function connectKeptProducts(snapshot: SnapshotFrom<typeof keptProductsMachine>): KeptProductsView {
  const products = [...snapshot.context.products].sort((one, other) => other.keptAt - one.keptAt);
  return {
    products,
    bytes: products.reduce((sum, { bytes }) => sum + bytes, 0),
    isBusy: !snapshot.matches("still") && !snapshot.matches("listing"),
  };
}

/** How the product of this perimeter stands. */
export function readKeepState(
  snapshot: SnapshotFrom<typeof keptProductsMachine>,
  { slug, type }: { readonly slug: string; readonly type: ProductType },
): KeepState {
  const { products, opened, asked, bytes, share, trouble } = snapshot.context;
  const why = mayKeep(type);
  if (why !== "kept") return { state: "refused", why, isOpened: opened.includes(slug) };
  if (asked?.slug === slug) {
    if (snapshot.matches("measuring")) return { state: "measuring" };
    if (snapshot.matches("confirming")) return { state: "confirming", bytes };
    if (snapshot.matches("keeping")) return { state: "keeping", share };
    if (trouble) return { state: "failed", why: readWhy(trouble) };
    // It waits for the list, and is measured next.
    if (!snapshot.matches("still")) return { state: "measuring" };
  }
  const kept = products.find((one) => one.slug === slug);
  if (kept) return { state: "kept", bytes: kept.bytes };
  return { state: "absent", isHeld: snapshot.matches("keeping"), isOpened: opened.includes(slug) };
}

/** Whether the product of this perimeter opens without a network. */
export const isHeld = ({ context }: SnapshotFrom<typeof keptProductsMachine>, slug: string): boolean =>
  context.opened.includes(slug) || context.products.some((one) => one.slug === slug);

function readWhy({ kind, detail }: Trouble): "full" | "address" | "offline" | "unknown" {
  if (detail === "device.full") return "full";
  if (detail === "kept.address") return "address";
  return kind === "offline" ? "offline" : "unknown";
}
