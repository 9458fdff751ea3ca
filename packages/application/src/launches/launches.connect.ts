// Knows what the list of launches shows.
import type { SnapshotFrom } from "xstate";
import type { LaunchCriteria, LaunchDetails, LaunchRow, Trouble } from "../ports/index.ts";
import { LAUNCH_PAGE, type launchesMachine } from "./launches.machine.ts";

/** The launches of a package as they are shown. */
export interface LaunchesView {
  readonly phase: "loading" | "ready" | "failed";
  /** True while another page is on its way; the one before stays shown. */
  readonly isRefreshing: boolean;
  readonly criteria: LaunchCriteria;
  readonly rows: readonly LaunchRow[];
  /** No launch at all, as against none that matches. */
  readonly isEmpty: boolean;
  readonly pageCount: number;
  /** Which are shown: the place of the first and of the last, from 1, and how many there are. */
  readonly range: { readonly first: number; readonly last: number; readonly total: number };
  readonly trouble: Trouble | null;
  /** The launch that is open; null when none is. */
  readonly open: {
    readonly row: LaunchRow | null;
    readonly details: LaunchDetails | null;
    readonly isLoading: boolean;
    readonly trouble: Trouble | null;
  } | null;
}

/** The view of a snapshot of `launchesMachine`. Pure. */
export function connectLaunches(snapshot: SnapshotFrom<typeof launchesMachine>): LaunchesView {
  const { shown, trouble, criteria, openId, details, detailsTrouble } = snapshot.context;
  const [rows, total] = [shown?.launches ?? [], shown?.total ?? 0];
  const first = (criteria.page - 1) * LAUNCH_PAGE + 1;
  return {
    phase: snapshot.matches({ list: "failed" }) ? "failed" : shown ? "ready" : "loading",
    isRefreshing: snapshot.matches({ list: "loading" }) && shown !== null,
    criteria,
    rows,
    isEmpty: shown !== null && total === 0 && criteria.query === "",
    pageCount: Math.max(1, Math.ceil(total / LAUNCH_PAGE)),
    range: { first, last: first + rows.length - 1, total },
    trouble,
    open:
      openId === null
        ? null
        : {
            row: details ?? rows.find(({ uuid }) => uuid === openId) ?? null,
            details,
            isLoading: snapshot.matches({ launch: "reading" }),
            trouble: detailsTrouble,
          },
  };
}
