// Knows what is shown of an action on many items.
import type { SnapshotFrom } from "xstate";
import { type BulkFailure, type BulkOver, type createBulk, readOver } from "./bulk.machine.ts";

/** An action on many items, as it is shown. */
export interface BulkView<Item> extends BulkOver<Item> {
  /** `over`: the result of the last action is shown until it is dismissed. */
  readonly phase: "idle" | "acting" | "over";
  /** For how many items it was tried. */
  readonly done: number;
  readonly total: number;
  /** It ends, or ended, after the item that was under way. */
  readonly isStopped: boolean;
  readonly failures: readonly BulkFailure<Item>[];
}

/** The view of a snapshot of a machine of `createBulk`. Pure. */
export function connectBulk<Item>(snapshot: SnapshotFrom<ReturnType<typeof createBulk<Item>>>): BulkView<Item> {
  const { items, done, failures, isStopped } = snapshot.context;
  const over = readOver(snapshot.context);
  return { phase: snapshot.value, done, total: items.length, isStopped, failures, ...over };
}
