// Knows how an item is made ready: the runtime that its content finds stands, with its data in it, before the content
// does.
import {
  beginsAnew,
  EMPTY_PACKAGE_DATA,
  ITEM_ELEMENTS,
  type LaunchOrder,
  listLaunchable,
  type PackageData,
  prepareItem,
  readItemTime,
  type ScormActivity,
} from "@academiz/domain/scorm";
import type { PackageStep, RunningPackage, RuntimeListener } from "../ports/index.ts";
import type { OpenItem, ScormFrameContext, ScormFrameEvent } from "./scorm-frame.types.ts";

/** What is to be opened, and with what. */
export interface Opening {
  readonly context: ScormFrameContext;
  readonly send: (event: ScormFrameEvent) => void;
  readonly readIsSafe: () => boolean;
}

/** What there is once an item stands. */
export interface Opened {
  /** Null where the rules open nothing. */
  readonly open: OpenItem | null;
  readonly pack: RunningPackage | null;
  /** Without what a content that begins anew had kept. */
  readonly data: PackageData;
}

/** @throws Error when the runtime cannot be had. */
export async function openItem(opening: Opening): Promise<Opened> {
  const { order, wanted, data, runtime } = opening.context;
  if (!order) throw new Error("there is no item to open");
  if (order.rules) return openByRules(opening, order, order.rules);
  if (!wanted) return { open: null, pack: null, data };
  const item = describeItem(opening, wanted, data);
  if (wanted.kind === "asset" || item.isPageless) return { open: { ...item, running: null }, pack: null, data };
  const begun = beginsAnew(order.version, item.kept) ? forgetItem(opening.context, data, wanted.identifier) : data;
  const prepared = prepareItem(order.version, wanted, order.learner, begun.items[wanted.identifier] ?? null);
  const running = await runtime.start({ ...readTimes(opening, order), data: prepared }, listenFor(opening));
  return { open: { ...item, running }, pack: null, data: begun };
}

async function openByRules(opening: Opening, order: LaunchOrder, rules: NonNullable<LaunchOrder["rules"]>) {
  const { context } = opening;
  const begun = context.pack
    ? { pack: context.pack, step: context.step, data: context.data }
    : await beginByRules(context, order, rules);
  const { pack, step } = begun;
  const activity = findDelivered(order, step);
  if (!activity || step?.kind !== "deliver") return { open: null, pack, data: begun.data };
  const data = step.isFresh ? forgetItem(context, begun.data, activity.identifier) : begun.data;
  const item = describeItem(opening, activity, data);
  if (activity.kind === "asset" || item.isPageless) return { open: { ...item, running: null }, pack, data };
  const prepared = prepareItem(order.version, activity, order.learner, data.items[activity.identifier] ?? null);
  const entry = step.isFresh ? {} : { [ITEM_ELEMENTS[order.version].entry]: "resume" };
  const running = pack.start({ ...readTimes(opening, order), data: { ...prepared, ...entry } }, listenFor(opening));
  return { open: { ...item, running }, pack, data };
}

async function beginByRules(
  context: ScormFrameContext,
  { items }: LaunchOrder,
  rules: NonNullable<LaunchOrder["rules"]>,
) {
  const pack = await context.runtime.startPackage({ rules, items, state: context.data.sequencing });
  const { step, isNew } = pack.begin();
  return { pack, step, data: isNew ? forgetAll(context) : context.data };
}

const describeItem = ({ context }: Opening, activity: ScormActivity, data: PackageData) => ({
  activity,
  kept: data.items[activity.identifier] ?? {},
  openedAt: context.clock.now(),
  isPageless: context.order?.pageless.includes(activity.identifier) === true,
});

const findDelivered = ({ items }: LaunchOrder, step: PackageStep | null) =>
  step?.kind === "deliver" ? listLaunchable(items).find(({ identifier }) => identifier === step.identifier) : undefined;

/** The time that was spent in it counts all the same. */
function forgetItem({ order }: ScormFrameContext, data: PackageData, identifier: string): PackageData {
  const { [identifier]: gone, ...items } = data.items;
  const time = order && gone ? readItemTime(order.version, gone) : 0;
  return { ...data, items, earlierTime: data.earlierTime + time };
}

const forgetAll = (context: ScormFrameContext): PackageData =>
  Object.keys(context.data.items).reduce((data, identifier) => forgetItem(context, data, identifier), {
    ...EMPTY_PACKAGE_DATA,
    items: context.data.items,
    earlierTime: context.data.earlierTime,
  });

function readTimes({ context: { clock } }: Opening, { version }: LaunchOrder) {
  const openedAt = clock.now();
  return { version, readSeconds: () => (clock.now() - openedAt) / 1_000 };
}

const listenFor = ({ send, readIsSafe }: Opening): RuntimeListener => ({
  onCall: (call) => send({ type: "content.called", call }),
  onChange: () => send({ type: "content.changed" }),
  onCommit() {
    send({ type: "content.committed" });
    return readIsSafe();
  },
  onEnd: (request) => send({ type: "content.ended", request }),
});
