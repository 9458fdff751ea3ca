// Knows what the list of launches shows.
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView } from "../listing/index.ts";
import type { LaunchCriteria, LaunchDetails, LaunchPage, LaunchRow } from "../ports/index.ts";
import { LAUNCH_PAGE, type launchesMachine } from "./launches.machine.ts";

/** The launches of a package as they are shown. */
export interface LaunchesView extends ListingView<LaunchRow, LaunchDetails> {
  readonly criteria: LaunchCriteria;
  /** No launch at all, as against none that matches. */
  readonly isEmpty: boolean;
}

const READER = {
  size: LAUNCH_PAGE,
  readRows: ({ launches }: LaunchPage) => launches,
  readId: ({ uuid }: LaunchRow) => uuid,
};

/** The view of a snapshot of `launchesMachine`. Pure. */
export function connectLaunches(snapshot: SnapshotFrom<typeof launchesMachine>): LaunchesView {
  const { shown, criteria } = snapshot.context.list;
  const view = connectListing(snapshot, READER);
  return { ...view, criteria, isEmpty: shown !== null && view.range.total === 0 && criteria.query === "" };
}
