// Knows what the list of launches shows.
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView, type PageReader } from "../listing/index.ts";
import type { LaunchCriteria, LaunchDetails, LaunchPage, LaunchRow } from "../ports/index.ts";
import { LAUNCH_PAGE, type launchesMachine } from "./launches.machine.ts";

/** The launches of a package as they are shown. */
export type LaunchesView = ListingView<LaunchRow, LaunchDetails>;

const READER: PageReader<LaunchCriteria, LaunchPage, LaunchRow> = {
  readRows: ({ launches }) => launches,
  readTotal: ({ total }) => total,
  readSize: () => LAUNCH_PAGE,
  readPage: ({ page }) => page,
  isNarrowed: ({ query }) => query !== "",
};

/** The view of a snapshot of `launchesMachine`. Pure. */
export const connectLaunches = (snapshot: SnapshotFrom<typeof launchesMachine>): LaunchesView =>
  connectListing(snapshot, READER, ({ uuid }) => uuid);
