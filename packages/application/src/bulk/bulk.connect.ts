// Knows what is shown of something that is done with many.
import type { SnapshotFrom } from "xstate";
import { type BulkFailure, type BulkOver, type createBulk, readOver } from "./bulk.machine.ts";

/** What is done with many, as it is shown. */
export interface BulkView<Item> extends BulkOver<Item> {
  /** `over`: what came of the last time is told, until it is dismissed. */
  readonly phase: "idle" | "acting" | "over";
  /** With how many it was tried, of all. */
  readonly done: number;
  readonly total: number;
  /** The one under way is the last, or was. */
  readonly isStopped: boolean;
  readonly failures: readonly BulkFailure<Item>[];
}

/** The view of a snapshot of a machine of `createBulk`. Pure. */
export function connectBulk<Item>(snapshot: SnapshotFrom<ReturnType<typeof createBulk<Item>>>): BulkView<Item> {
  const { items, done, failures, isStopped } = snapshot.context;
  const over = readOver(snapshot.context);
  return { phase: snapshot.value, done, total: items.length, isStopped, failures, ...over };
}
