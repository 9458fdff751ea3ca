// Knows how an item is made ready: the runtime that its content finds stands, with its data in it, before the content does.
import {
  EMPTY_PACKAGE_DATA,
  ITEM_ELEMENTS,
  listLaunchable,
  type PackageData,
  prepareItem,
  readItemTime,
} from "@academiz/domain/scorm";
import type { PackageStep, RunningPackage, RuntimeListener } from "../ports/index.ts";
import type { OpenItem, ScormFrameContext, ScormFrameEvent } from "./scorm-frame.types.ts";

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
  if (order.rules) return openByRules(opening);
  if (!wanted) return { open: null, pack: null, data };
  if (wanted.kind === "asset") return { open: { activity: wanted, running: null }, pack: null, data };
  const prepared = prepareItem(order.version, wanted, order.learner, data.items[wanted.identifier] ?? null);
  const running = await runtime.start({ ...readTimes(opening), data: prepared }, listenFor(opening));
  return { open: { activity: wanted, running }, pack: null, data };
}

async function openByRules(opening: Opening): Promise<Opened> {
  const { order, runtime, step: asked, data: kept } = opening.context;
  if (!order?.rules) throw new Error("there are no rules");
  const begin = async () => {
    const made = await runtime.startPackage({
      rules: order.rules ?? raise(),
      items: order.items,
      state: kept.sequencing,
    });
    const { step, isNew } = made.begin();
    return { pack: made, step, data: isNew ? forgetAll(opening.context) : kept };
  };
  const {
    pack,
    step,
    data: before,
  } = opening.context.pack ? { pack: opening.context.pack, step: asked, data: kept } : await begin();
  const activity = findDelivered(opening.context, step);
  if (!activity || step?.kind !== "deliver") return { open: null, pack, data: before };
  const data = step.isFresh ? forgetItem(opening.context, before, activity.identifier) : before;
  if (activity.kind === "asset") return { open: { activity, running: null }, pack, data };
  const prepared = prepareItem(order.version, activity, order.learner, data.items[activity.identifier] ?? null);
  const entry = step.isFresh ? {} : { [ITEM_ELEMENTS[order.version].entry]: "resume" };
  const running = pack.start({ ...readTimes(opening), data: { ...prepared, ...entry } }, listenFor(opening));
  return { open: { activity, running }, pack, data };
}

function raise(): never {
  throw new Error("there are no rules");
}

const findDelivered = ({ order }: ScormFrameContext, step: PackageStep | null) =>
  step?.kind === "deliver"
    ? listLaunchable(order?.items ?? []).find(({ identifier }) => identifier === step.identifier)
    : undefined;

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

function readTimes({ context: { order, clock } }: Opening) {
  const openedAt = clock.now();
  return { version: order?.version ?? ("1.2" as const), readSeconds: () => (clock.now() - openedAt) / 1_000 };
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
