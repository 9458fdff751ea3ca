// Knows what the frame that plays a package does at each step: what it keeps, what it tells, how long it waits.
import {
  findNeighbour,
  isOpen,
  type LaunchSave,
  listLaunchable,
  type ScormActivity,
  showText,
} from "@academiz/domain/scorm";
import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { findRequested } from "./find-requested.ts";
import { hasNews, hasSaidSomething } from "./has-news.ts";
import { type Opened, type Opening, openItem } from "./open-item.ts";
import { readWays } from "./read-ways.ts";
import type { ScormFrameContext, ScormFrameEvent, ScormFramePorts } from "./scorm-frame.types.ts";
import { readData, readSeconds, type TakenSave, takeSave } from "./take-save.ts";

/** What a content wrote without a commit is kept as if it had committed, after this pause. */
const KEEP_AFTER_MS = 200;
/** Calls are told in bundles. */
const TELL_CALLS_MS = 2_000;
const MOST_CALLS = 500;
const LONGEST_TEXT = 500;
/** §9.26: what a content says on its way out is waited for. */
const LEAVE_MS = 100;
/** A content that ends on each of its pages begins again on the next one within that. */
const OVER_MS = 1_500;
const BEGIN: readonly string[] = ["LMSInitialize", "Initialize"];
/** A window goes more slowly than a frame. */
const WINDOWS_LEAVE_MS = 500;

/** What the page around it cannot hear any more goes to the server, calls and all; what is outdated does not. */
function sayLast(
  { ticket, calls, isOutdated, sendLeaving }: ScormFrameContext,
  progress: LaunchSave,
  isEnd: boolean,
): void {
  if (ticket !== null && !isOutdated) sendLeaving(ticket, { progress, seconds: 0, calls, isEnd });
}
/** Where nothing is new the time is told, which adds to what is stored and changes nothing else of it. */
function sayTime(context: ScormFrameContext): void {
  const { ticket, sendLeaving, isGone, told } = context;
  const seconds = readSeconds(context);
  if (ticket !== null && seconds > told) sendLeaving(ticket, { progress: null, seconds, calls: [], isEnd: isGone });
}
const listUnsaid = ({ ticket, calls, isOutdated }: ScormFrameContext) => (ticket === null || isOutdated ? calls : []);

/**
 * Where nothing is kept at all there is nothing to lose; what is outdated is kept nowhere, and of what is too much not
 * all.
 */
const keepOnDevice = ({ ticket, journal, isOutdated }: ScormFrameContext, { save, isWhole }: TakenSave): boolean =>
  ticket === null || (!isOutdated && (journal?.keep(save) ?? false) && isWhole);

interface Enqueue {
  (act: () => void): void;
  assign(change: Partial<Pick<ScormFrameContext, "data" | "save" | "isSafe" | "hasWritten" | "calls">>): void;
}

function keep(context: ScormFrameContext, event: ScormFrameEvent, enqueue: Enqueue): void {
  const taken = takeSave(context);
  if (!taken) return;
  const isSafe = keepOnDevice(context, taken);
  const isEnd = event.type === "content.ended";
  enqueue.assign({ data: taken.data, save: taken.save, isSafe, hasWritten: false });
  enqueue(() => context.tellPage({ type: "progress", save: taken.save, isSafe, isEnd }));
  // A content hears of its end after the page around it does, and may still have something to say.
  if (!context.isGone) return;
  enqueue(() => sayLast(context, taken.save, true));
  enqueue.assign({ calls: listUnsaid(context) });
}

/**
 * The item that the learner asks for; null where that way is not open. By rules the item is theirs to say: what is
 * asked is where it begins.
 */
function findAsked(context: ScormFrameContext, event: ScormFrameEvent): ScormActivity | null {
  const { order, open, ways } = context;
  if (!order || !ways) return null;
  const launchable = listLaunchable(order.items);
  if (event.type === "open")
    return launchable.find(({ identifier }) => identifier === event.identifier && isOpen(ways, identifier)) ?? null;
  if (event.type !== "go" || !ways[event.to]) return null;
  if (order.rules) return open?.activity ?? launchable[0] ?? null;
  return open && findNeighbour(order.items, open.activity.identifier, event.to === "next" ? 1 : -1);
}

const show = (text: string): string => showText(text, LONGEST_TEXT);

export const scormFrameSetup = setup({
  types: {} as { context: ScormFrameContext; events: ScormFrameEvent; input: ScormFramePorts },
  actors: {
    enter: fromPromise<void, ScormFrameContext>(async ({ input: { order, enter } }) => {
      if (order) await enter(order);
    }),
    open: fromPromise<Opened, Opening>(({ input }) => openItem(input)),
  },
  delays: {
    over: OVER_MS,
    keep: KEEP_AFTER_MS,
    tellCalls: TELL_CALLS_MS,
    leave: ({ context }) => (context.hadWindows ? WINDOWS_LEAVE_MS : LEAVE_MS),
  },
  guards: {
    isWayOpen: ({ context, event }) => findAsked(context, event) !== null,
    isByRules: ({ context }) => context.pack !== null,
    hasNext: ({ context, event }) =>
      event.type === "content.ended" && event.request !== null && findRequested(context, event.request) !== null,
    hasNews: ({ context }) => hasNews(context),
    hasSaidSomething: ({ context }) => hasSaidSomething(context),
    /** The only item: behind it there is nothing but the way out. */
    hasEnded: ({ context: { order, isGone }, event }) =>
      event.type === "content.ended" &&
      event.request === null &&
      !isGone &&
      order?.rules === null &&
      listLaunchable(order.items).length === 1,
    begins: ({ event }) =>
      event.type === "content.called" && BEGIN.includes(event.call.name) && event.call.result === "true",
    wantsToLeave: ({ event }) => event.type === "content.ended" && event.request !== null,
  },
  actions: {
    greet: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "hello") return;
      const journal = event.journal && context.openJournal(event.journal);
      enqueue.assign({ journal });
      enqueue(() => context.tellPage({ type: "ready", leftover: journal?.read() ?? null }));
    }),
    noteChange: assign({ hasWritten: true }),
    /** On the device first, then to the page. */
    keep: enqueueActions(({ context, event, enqueue }) => keep(context, event, enqueue)),
    /**
     * What was opened before and opens again has nothing to say for it: another window may have gone further meanwhile.
     */
    keepOpened: enqueueActions(({ context, event, enqueue }) => {
      const { open, data } = context;
      if (!open || open.isPageless) return;
      const isNew = Object.keys(open.kept).length === 0 || data.item !== open.activity.identifier;
      if (isNew) keep(context, event, enqueue);
      else enqueue.assign({ data: readData(context) });
    }),
    /** Of a content that has not said a word, a commit or an end says nothing either. */
    keepWord: enqueueActions(({ context, event, enqueue }) => {
      if (hasSaidSomething(context)) keep(context, event, enqueue);
    }),
    /** Who is hidden says what is new alone: the page around it may live on, and say it too. */
    keepLeaving: enqueueActions(({ context, event, enqueue }) => {
      // Hidden comes after gone, and takes nothing of it back.
      const isGone = context.isGone || (event.type === "page.left" && event.isGone);
      enqueue.assign({ isGone });
      const taken = (isGone ? hasSaidSomething(context) : hasNews(context)) ? takeSave(context) : null;
      if (!taken || context.isOutdated) {
        enqueue(() => sayTime(context));
        enqueue.assign({ told: readSeconds(context) });
      }
      if (!taken) return;
      const isSafe = keepOnDevice(context, taken);
      enqueue.assign({ data: taken.data, save: taken.save, isSafe, hasWritten: false, calls: listUnsaid(context) });
      enqueue(() => sayLast(context, taken.save, isGone));
      enqueue(() => context.tellPage({ type: "progress", save: taken.save, isSafe, isEnd: false }));
    }),
    /** A window without its player tells nobody anything. */
    closeWindows({ context, event }) {
      if (event.type === "page.left" && event.isGone) context.stage.closeWindows();
    },
    noteCall: assign(({ context, event }) => {
      if (event.type !== "content.called" || !context.open) return {};
      const { name, args, result, error } = event.call;
      const call = {
        // A device's clock may be set back meanwhile.
        at: Math.max(0, context.clock.now() - context.launchedAt),
        item: show(context.open.activity.identifier),
        name,
        args: args.slice(0, 3).map(show),
        result: show(result),
        error,
      };
      return { calls: [...context.calls.slice(1 - MOST_CALLS), call] };
    }),
    tellCalls: enqueueActions(({ context, enqueue }) => {
      if (context.calls.length === 0) return;
      enqueue(() => context.tellPage({ type: "calls", calls: [...context.calls] }));
      enqueue.assign({ calls: [] });
    }),
    forget: ({ context, event }) => {
      if (event.type === "stored" || event.type === "outdated") context.journal?.forget(event);
    },
    show: ({ context: { open, order, stage, tellPage } }) => {
      if (!open || !order) return;
      tellPage({ type: "opened", identifier: open.activity.identifier });
      stage.show(order.contentUrl + open.activity.href, open.activity.title, open.running);
    },
    /** What the open content says has opened a way, or closed one. */
    tellWays: enqueueActions(({ context, enqueue }) => {
      const ways = context.isGone ? null : readWays(context);
      if (!ways || JSON.stringify(ways) === JSON.stringify(context.ways)) return;
      enqueue.assign({ ways });
      enqueue(() => context.tellPage({ type: "ways", ways }));
    }),
    /** The rules are asked when the content has gone: until then its end means what the learner wants. */
    ask: assign(({ context, event }) => {
      const wanted = findAsked(context, event);
      if (!context.pack) return { wanted };
      if (event.type === "go") context.pack.wish({ kind: event.to === "next" ? "continue" : "previous" });
      if (event.type === "open") context.pack.wish({ kind: "choice", identifier: event.identifier });
      return {};
    }),
    askToSuspend: ({ context }) => context.pack?.wish({ kind: "suspendAll" }),
    settle: assign(({ context: { pack, step } }) => {
      if (!pack) return {};
      pack.settle();
      // Where the rules have led already, the learner goes there.
      return step ? {} : { step: pack.takeStep() };
    }),
    takeStep: assign(({ context: { pack } }) => (pack ? { step: pack.takeStep() } : {})),
    clearStage: enqueueActions(({ context: { stage }, enqueue }) => {
      enqueue.assign({ hadWindows: stage.hasWindows() });
      enqueue(() => stage.clear());
    }),
    close: assign(({ context }) => ({ data: readData(context), open: null })),
    rest: assign({ step: null }),
    /** A page that is going leads nowhere (§4.121). */
    tellExit: ({ context }) => {
      if (!context.isGone) context.tellPage({ type: "exit" });
    },
    tellEnded: ({ context }) => context.tellPage({ type: "ended", isOver: true }),
    tellBegun: ({ context }) => context.tellPage({ type: "ended", isOver: false }),
    tellTime: ({ context }) => context.tellPage({ type: "time", seconds: readSeconds(context) }),
    tellLeft: ({ context }) => context.tellPage({ type: "left" }),
    tellBroken: ({ context }) => context.tellPage({ type: "broken" }),
  },
});
