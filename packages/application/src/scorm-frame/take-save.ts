// Knows what of a launch is to be stored at a moment.
import {
  escapePackageData,
  fitPackageData,
  type LaunchSave,
  type PackageData,
  readPackageResult,
  tellAfter,
  timeAsset,
  unescapePackageData,
} from "@academiz/domain/scorm";
import type { ScormFrameContext } from "./scorm-frame.types.ts";

/** Characters that one value of what is stored may have. */
const LONGEST_STATE = 64_000;

/** The data of all items, the open one's as it is now. */
export function readData({ data: before, open, order, pack, clock }: ScormFrameContext): PackageData {
  const data = pack ? { ...before, sequencing: keepState(pack.readState(), before.sequencing) } : before;
  if (!open || !order || open.isPageless) return data;
  const { activity, running, kept, openedAt } = open;
  const { identifier } = activity;
  const seconds = (clock.now() - openedAt) / 1_000;
  const read = running ? running.read() : timeAsset(order.version, kept, seconds);
  return { ...data, item: identifier, items: { ...data.items, [identifier]: read } };
}

/** What is too long to be stored would take all else with it: then the standing of before is what is gone back to. */
const keepState = (state: string, before: string | null): string | null =>
  state.length <= LONGEST_STATE ? state : before;

/** Seconds that this launch has taken, as its contents tell, and by the clock where they do not. */
export function readSeconds(context: ScormFrameContext): number {
  const { order } = context;
  if (!order) return 0;
  const measure = (data: PackageData) => readPackageResult(order.version, order.items, data).time;
  return Math.max(0, measure(readData(context)) - measure(unescapePackageData(order.data)));
}

export interface TakenSave {
  /** As contents wrote it. */
  readonly data: PackageData;
  readonly save: LaunchSave;
  /** False where not all data could be kept: too much was written. */
  readonly isWhole: boolean;
}

/**
 * Later than every save before it, whatever the device's clock says. Null before the launch, and where no page was ever
 * shown.
 */
export function takeSave(context: ScormFrameContext): TakenSave | null {
  const { order, save, clock } = context;
  if (!order) return null;
  const data = readData(context);
  if (Object.keys(data.items).length === 0) return null;
  const escaped = escapePackageData(data);
  const scormProperties = fitPackageData(escaped, save?.scormProperties ?? order.data);
  const told = {
    // Where there are rules they judge: the time alone is what the items say together.
    ...readPackageResult(order.version, order.items, data, {
      rule: order.completion,
      judged: context.pack?.readResult() ?? {},
    }),
    scormProperties,
    attempt: order.attempt,
    eventDate: new Date(clock.now()).toISOString(),
    launchedAt: order.launchedAt,
    visit: order.launchedAt === null ? null : { launchedAt: order.launchedAt, seconds: readSeconds(context) },
  };
  return {
    data,
    save: tellAfter(tellAfter(told, order.storedEventDate), save?.eventDate ?? null),
    isWhole: scormProperties === escaped,
  };
}
