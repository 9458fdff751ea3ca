// Knows a package that is played by its own rules: one engine follows them, and lends its data model to one item after
// the other.
import type {
  PackageOrder,
  PackageRequest,
  PackageStep,
  RunningItem,
  RunningPackage,
  RuntimeListener,
  RuntimeOrder,
} from "@academiz/application/ports";
import { ITEM_ELEMENTS, type ItemData, listLaunchable } from "@academiz/domain/scorm";
import { describeTree } from "./describe-tree.ts";
import { drawAnew, listDrawnAgain } from "./draw-anew.ts";
import type { Engine } from "./engine.ts";
import { bindCalls } from "./engine-2004.ts";
import { createTree, type Tree } from "./engine-tree.ts";
import { isStopped, judgeRoot, readChoices } from "./judge-tree.ts";
import { loadKept } from "./load-kept.ts";
import { startItem } from "./start-item.ts";
import { restoreTree, writeTreeState } from "./tree-state.ts";

/** The end of a session that goes on another day. */
const SUSPENDED = "suspend_all";
const NAVIGATION = "adl.nav.request";
/** The result of a trial run in a second engine. */
interface Foreseen {
  readonly tree: Tree;
  readonly isDelivered: boolean;
  readonly isLeft: boolean;
}

const CHOICE = /^\{target=(.+)\}choice$/;
/** The part of an item's data that its rules look at. */
const JUDGED =
  /^cmi\.(completion_status|success_status|progress_measure|score\.\w+|exit|objectives\.\d+\.(id|success_status|completion_status|progress_measure|score\.\w+))$/;

export function runPackage({ rules, items, state }: PackageOrder): RunningPackage {
  const description = describeTree(rules, items);
  const drawnAgain = listDrawnAgain(rules, items);
  const quiet = { onDeliver: () => undefined, onOver: () => undefined, onRule: () => undefined, onCommit: () => true };
  const start = createTree(description, quiet).process.getSequencingState();
  let [step, isOver]: [PackageStep, boolean] = [{ kind: "stay" }, false];
  let wished: PackageRequest | null = null;
  /** The request until it is settled. */
  let pending: PackageRequest | null = null;
  let listener: RuntimeListener | null = null;
  /**
   * The open item and its data; `isEnded`: its attempt is over; `before`: where the engine stood before it ended, when
   * its end led nowhere.
   */
  let open: { readonly read: () => ItemData; isEnded: boolean; before: string | null } | null = null;
  let live = makeLive();

  function makeLive(): Tree {
    return createTree(description, {
      onDeliver(identifier, isResumed) {
        [step, isOver] = [{ kind: "deliver", identifier, isFresh: !isResumed }, false];
      },
      onOver(reason) {
        if (reason !== SUSPENDED) [step, isOver] = [{ kind: "over" }, true];
      },
      onRule: () => drawAnew(live, drawnAgain),
      onCommit: () => listener?.onCommit() ?? true,
    });
  }
  const standing = () => live.process.getSequencingState();
  const ask = (request: string, target?: string): boolean => {
    drawAnew(live, drawnAgain);
    if (target !== undefined && isStopped(live, target)) return false;
    live.api.processNavigationRequest(request, target);
    return step.kind === "deliver";
  };
  const request = (asked: PackageRequest) => ask(asked.kind, asked.kind === "choice" ? asked.identifier : undefined);

  /** The result if the open content ended now: a second engine goes on from where this one stands. */
  function foresee(request: "exit" | "continue" | "previous" | "suspendAll"): Foreseen {
    let [isDelivered, isLeft] = [false, false];
    const tree = createTree(description, {
      onDeliver() {
        isDelivered = true;
      },
      onOver(reason) {
        isLeft = reason !== SUSPENDED;
      },
      onRule: () => undefined,
      onCommit: () => true,
    });
    restoreTree(tree, start, writeTreeState(live, start, isOver));
    const { currentActivity: current, activityStates } = standing();
    if (current === null || !activityStates[current]?.isActive) {
      if (request === "continue" || request === "previous") tree.api.processNavigationRequest(request);
      return { tree, isDelivered, isLeft };
    }
    const data = open && !open.isEnded ? open.read() : {};
    tree.api.loadFromFlattenedJSON({ "cmi.learner_id": data["cmi.learner_id"] ?? "", ...pickLoaded(data) });
    tree.api.Initialize("");
    for (const [element, value] of Object.entries(data))
      if (JUDGED.test(element) && value !== "unknown") tree.api.SetValue(element, value);
    if (request !== "exit") tree.api.SetValue(NAVIGATION, request);
    tree.api.Terminate("");
    return { tree, isDelivered, isLeft };
  }

  /**
   * A request of the learner takes precedence over one of the content. The engine judges a choice before the content's
   * last calls, so it is asked again after them.
   */
  function end(terminate: () => string): string {
    const chosen =
      wished?.kind === "choice" ? wished.identifier : wished ? null : CHOICE.exec(live.api.adl.nav.request)?.[1];
    if (chosen) live.api.SetValue(NAVIGATION, "exit");
    else if (wished) live.api.SetValue(NAVIGATION, wished.kind);
    const before = writeTreeState(live, start, isOver);
    const result = terminate();
    if (result !== "true") return result;
    wished = null;
    if (open) open.isEnded = true;
    if (chosen && step.kind === "stay") ask("choice", chosen);
    if (open && step.kind === "stay") open.before = before;
    return result;
  }

  /** Leaving suspends an item, but one that has nothing to resume is over all the same. */
  function completesSilence(): boolean {
    const { currentActivity: current } = standing();
    const activity = current === null ? undefined : live.process.activityTree.getActivity(current);
    const { location, suspendData } = ITEM_ELEMENTS["2004"];
    const data = open?.read() ?? {};
    const hasPlace = [data[location], data[suspendData]].some(Boolean);
    return (
      activity?.sequencingControls.completionSetByContent === false && !(wished?.kind === "suspendAll" && hasPlace)
    );
  }

  /** A content that goes on after its end had not ended: what it says then belongs to the same attempt. */
  function takeBackEnd(): void {
    if (open?.before == null) return;
    live = makeLive();
    restoreTree(live, start, open.before);
    open = { ...open, isEnded: false, before: null };
  }

  function makeEngine(data: ItemData): Engine {
    takeBackEnd();
    live.api.reset(undefined);
    const refused = loadKept(live.api, "2004", data);
    const calls = bindCalls(live.api);
    return {
      refused,
      calls: {
        ...calls,
        Terminate: (...args) => end(() => String(calls.Terminate(...args))),
      },
      getFlattenedCMI: () => live.api.getFlattenedCMI(),
      completesSilence,
      clearError() {
        live.api.lastErrorCode = "0";
      },
    };
  }

  const readStep = (): PackageStep => step;
  function goOn(): void {
    const { currentActivity: current, activityStates } = standing();
    const wasSuspended = current !== null && activityStates[current]?.isSuspended === true;
    reopen();
    // The engine forgets that a content which has ended wanted to go on another day.
    const led = readStep();
    if (wasSuspended && led.kind === "deliver" && led.identifier === current) step = { ...led, isFresh: false };
  }

  function reopen(): void {
    const { currentActivity: current, activityStates, suspendedActivity } = standing();
    const at = current === null ? null : activityStates[current];
    if (at?.isActive) ask("suspendAll");
    else if (current !== null && (ask("choice", current) || ask("continue") || ask("previous"))) return;
    [step, isOver] = [{ kind: "stay" }, false];
    if ((at?.isActive || suspendedActivity !== null) && ask("resumeAll")) return;
    [step, isOver] = [{ kind: "stay" }, false];
    openFirst();
  }

  function openFirst(): void {
    if (ask("start")) return;
    [step, isOver] = [{ kind: "stay" }, false];
    for (const { identifier } of listLaunchable(items)) if (ask("choice", identifier)) return;
  }

  return {
    begin() {
      const isNew = state === null || (restoreTree(live, start, state)?.isOver ?? true);
      if (isNew) {
        live = makeLive();
        openFirst();
      } else goOn();
      return { step: this.takeStep(), isNew };
    },
    wish(asked) {
      [wished, pending] = [asked, asked];
    },
    settle() {
      const asked = pending;
      pending = null;
      if (!asked) return;
      if (wished && live.api.isInitialized()) end(() => live.api.Terminate(""));
      const { currentActivity: current, activityStates } = standing();
      const at = current === null ? null : activityStates[current];
      const isThere = at?.isActive || at?.isSuspended || asked.kind !== "suspendAll";
      // This covers an item that ended before the learner's request, and one that cannot end by itself.
      if (wished && isThere) request(asked);
      wished = null;
      if (open) open.isEnded = true;
      // When the request leads nowhere after all, the learner goes on where they were.
      if (asked.kind !== "suspendAll" && step.kind === "stay") goOn();
    },
    takeStep() {
      const taken = step;
      step = { kind: "stay" };
      return taken;
    },
    start(order: RuntimeOrder, heard: RuntimeListener): RunningItem {
      [listener, open] = [heard, null];
      const running = startItem(order, makeEngine, heard);
      open = { read: running.read, isEnded: false, before: null };
      return running;
    },
    readWays() {
      const ended = foresee("exit");
      // A rule may lead on by itself, whatever is asked for.
      const hasMoved = ended.isDelivered || ended.isLeft;
      return {
        previous: foresee("previous").isDelivered,
        next: hasMoved || foresee("continue").isDelivered,
        ...readChoices(live, hasMoved ? live : ended.tree, items),
      };
    },
    readResult: () => judgeRoot(foresee("suspendAll").tree, description),
    readState: () => writeTreeState(live, start, isOver),
  };
}

/** The engine must know it before it is asked: contents may only read it. */
const pickLoaded = (data: ItemData): ItemData =>
  Object.fromEntries(
    ["cmi.credit", "cmi.mode", "cmi.scaled_passing_score", "cmi.completion_threshold"].flatMap((name) =>
      data[name] === undefined ? [] : [[name, data[name]]],
    ),
  );
