// Knows a package being played without a browser: page and frame, with a wire between them, a server and a device in
// memory.
import { addVisit, type Visits } from "@academiz/domain/plays";
import {
  BY_CONTENT,
  formatScorm12Time,
  formatScorm2004Time,
  ITEM_ELEMENTS,
  type ItemData,
  isOutdated,
  type LaunchCall,
  type LaunchSave,
  type NavigationRequest,
  type ScormActivity,
  type ScormVersion,
} from "@academiz/domain/scorm";
import { createLaunchDevice, createMemoryLaunchJournal, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { type ActorRefFrom, type AnyActorRef, createActor, SimulatedClock } from "xstate";
import type { RunningItem, RuntimeListener, ScormLaunch, ScormRuntime, Trouble } from "../../ports/index.ts";
import { scormFrameMachine } from "../../scorm-frame/index.ts";
import { connectScormPlayer, scormPlayerMachine } from "../index.ts";
import { createPlainPackage } from "./plain-package.ts";

export const SUSPEND = "cmi.suspend_data";
export const STATUS = "cmi.core.lesson_status";
const MORNING = Date.parse("2026-03-01T08:00:00.000Z");

export const sco = (identifier: string): ScormActivity => ({
  identifier,
  title: identifier,
  isVisible: true,
  href: `${identifier}.html`,
  kind: "sco",
  launchData: null,
  masteryScore: null,
  completionThreshold: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  sequencing: null,
  item: [],
});

/** What outlives every page: the server, and the device. */
export function createLaunchWorld(
  items: readonly ScormActivity[] = [sco("one")],
  { hasRules = false, version = "1.2" as ScormVersion, completion = BY_CONTENT, markType = "DEFAULT" } = {},
) {
  const line = createNetworkLine();
  const clock = new SimulatedClock();
  const server = {
    stored: null as (LaunchSave & { readonly storedAt: string | null }) | null,
    /** When each launch began, by its own clock: each after those before it. */
    starts: [] as string[],
    attempts: [] as LaunchSave[],
    told: [] as LaunchCall[],
    ends: 0,
    /** Of all launches together, as it is counted. */
    counted: { time: 0, visits: {} as Visits },
  };
  const count = (launchedAt: string | undefined, seconds: number) => {
    if (launchedAt !== undefined) server.counted = addVisit(server.counted, { launchedAt, seconds });
  };
  let ahead = 0;
  // The storage of the content origin, which contents reach, and that of the page's.
  const [device, pageDevice] = [createLaunchDevice(), createLaunchDevice()];
  const readServerClock = () => new Date(MORNING - 1_000_000 + clock.now()).toISOString();
  const beginLaunch = (): string => {
    const last = Date.parse(server.starts.at(-1) ?? "1970-01-01");
    server.starts.push(new Date(Math.max(last + 1, Date.parse(readServerClock()))).toISOString());
    return `launch-${server.starts.length}`;
  };
  const readStart = (launch: string): string => server.starts[Number(launch.slice("launch-".length)) - 1] ?? "";
  const store = (save: LaunchSave) => {
    const { stored } = server;
    const accepted = !stored || (save.eventDate > stored.eventDate && !isOutdated(save, stored));
    if (accepted && save.visit) count(save.visit.launchedAt, save.visit.seconds);
    if (accepted) server.stored = { ...structuredClone(save), storedAt: readServerClock() };
    const { eventDate, launchedAt, storedAt } = server.stored ?? { ...save, storedAt: null };
    return { accepted, storedEventDate: eventDate, storedLaunchedAt: launchedAt, storedAt };
  };
  const setLine = (trouble: Trouble | null) => {
    for (const name of CALLS) line.fail(name, trouble);
  };
  const CALLS = ["launch", "send", "addAttempt", "renew", "log", "sendLeaving"];
  return {
    line,
    clock,
    server,
    device,
    pageDevice,
    store,
    beginLaunch,
    readStart,
    count,
    items,
    version,
    completion,
    markType,
    rules: hasRules ? { identifier: "org", title: "", sequencing: null } : null,
    now: () => MORNING + ahead + clock.now(),
    /** Moves the clock of the device, by milliseconds. */
    setClock(by: number) {
      ahead += by;
    },
    cut: () => setLine(OFFLINE),
    restore: () => setLine(null),
  };
}
type Frame = ActorRefFrom<typeof scormFrameMachine>;
export type LaunchWorld = ReturnType<typeof createLaunchWorld>;

/** A runtime that keeps what it is told: the real ones are proven where they stand. */
function createPlainRuntime(hear: (content: Content) => void): ScormRuntime {
  return {
    async start({ data, version, readSeconds }, listener) {
      const written: Record<string, string> = { ...data };
      const formatTime = version === "1.2" ? formatScorm12Time : formatScorm2004Time;
      const { sessionTime } = ITEM_ELEMENTS[version];
      const read = () => ({ [sessionTime]: formatTime(readSeconds()), ...written });
      const running: RunningItem = { apiName: "API", api: {}, read };
      hear({ written, listener });
      return running;
    },
    startPackage: async ({ items, state }) => createPlainPackage(items, state, hear),
  };
}
interface Content {
  readonly written: Record<string, string>;
  readonly listener: RuntimeListener;
}

/** Opens the package once more in a new page. `keepsProgress` false: as a preview does. */
export function openPackage(world: LaunchWorld, { isPreview = false, problems = [] as ScormLaunch["problems"] } = {}) {
  const {
    line,
    clock,
    server,
    device,
    pageDevice,
    store,
    beginLaunch,
    readStart,
    count,
    items,
    version,
    rules,
    completion,
    markType,
  } = world;
  const contents: Content[] = [];
  const [shown, offered]: [string[], string[]] = [[], []];
  const wire = { isCut: false };
  let hasWindows = false;
  const time = { now: world.now };
  const player = createActor(scormPlayerMachine, {
    clock,
    input: {
      mode: isPreview ? "PREVIEW" : "NORMAL",
      isImpersonated: false,
      ports: {
        clock: time,
        openJournal: () => createMemoryLaunchJournal(pageDevice),
        source: {
          launch: () =>
            line.pass("launch", () => {
              const launch = beginLaunch();
              return {
                ok: true,
                value: {
                  perimeterSlug: "perimeter",
                  title: "A package",
                  language: "EN",
                  version,
                  items,
                  rules,
                  completion,
                  problems,
                  learner: { id: "7", name: "user_7" },
                  shellUrl: "https://content.example/shell/",
                  contentUrl: "https://content.example/packages/key/",
                  pass: "pass",
                  storedProgress: structuredClone(server.stored),
                  commit: isPreview
                    ? null
                    : {
                        launch,
                        startedAt: readStart(launch),
                        ticket: launch,
                        journalKey: "key",
                      },
                  markType,
                  theme: {},
                  demo: false,
                  returnUrl: null,
                },
              } as const;
            }),
        },
        gateway: {
          // Whatever it says itself, it is a word of the launch that sends it.
          send: (_slug, launch, save) =>
            line.pass("send", () => ({ ok: true, value: store({ ...save, launchedAt: readStart(launch) }) })),
          addAttempt: (_slug, save) =>
            line.pass("addAttempt", () => {
              server.attempts.push(save);
              return { ok: true, value: undefined };
            }),
          renew: () => line.pass("renew", () => ({ ok: true, value: "another ticket" })),
          log: (_slug, launch, { calls, seconds, isEnd }) =>
            line.pass("log", () => {
              // More at once is refused by the contract.
              if (calls.length > 500) return { ok: false, error: { kind: "invalid", detail: "too many calls" } };
              count(readStart(launch), seconds);
              server.told.push(...calls);
              server.ends += isEnd ? 1 : 0;
              return { ok: true, value: undefined };
            }),
        },
      },
    },
  }).start();
  const openFrame = (): Frame => {
    const opened: Frame = createActor(scormFrameMachine, {
      clock,
      input: {
        clock: time,
        openJournal: () => createMemoryLaunchJournal(device),
        runtime: createPlainRuntime((content) => contents.push(content)),
        stage: {
          show: (url) => shown.push(url),
          clear() {
            shown.push("");
            hasWindows = false;
          },
          reload: () => shown.push("again"),
          offerWindow: ({ action }) => offered.push(action),
          hasWindows: () => hasWindows,
          closeWindows() {
            hasWindows = false;
          },
        },
        enter: async () => undefined,
        // It outlives the page, where the network does.
        sendLeaving: (ticket, { progress, seconds, calls, isEnd }) =>
          void line.pass("sendLeaving", () => {
            if (progress) store(progress);
            else count(readStart(ticket), seconds);
            server.told.push(...calls);
            server.ends += isEnd ? 1 : 0;
            return { ok: true, value: undefined };
          }),
        // Of a frame that was replaced nothing is heard any more.
        tellPage: (message) => {
          if (frame === opened) tell(player, { type: "frame.told", message: structuredClone(message) });
        },
      },
    });
    opened.start();
    return opened;
  };
  let frame = openFrame();
  function tell(to: AnyActorRef, event: Parameters<AnyActorRef["send"]>[0]): void {
    // As between windows: later, and to nobody once one of them is gone.
    queueMicrotask(() => {
      if (!wire.isCut) to.send(event);
    });
  }
  const load = () =>
    player.send({ type: "frame.loaded", tellFrame: (message) => tell(frame, structuredClone(message)) });
  const view = () => connectScormPlayer(player.getSnapshot());
  const content = () => {
    const last = contents.at(-1);
    if (!last) throw new Error("no content is running");
    return last;
  };
  return {
    player,
    /** The one that is there now. */
    get frame() {
      return frame;
    },
    shown,
    offered,
    hasWindows: () => hasWindows,
    openWindow() {
      hasWindows = true;
    },
    /** As a stage tells it. */
    block: () => tell(player, { type: "frame.told", message: { type: "window.blocked" } }),
    tellAway: (isAway: boolean) => tell(player, { type: "frame.told", message: { type: "content.away", isAway } }),
    view,
    content,
    load,
    /** As a content that loads the page around it anew: the frame says its last word, and another one comes. */
    async reload() {
      frame.send({ type: "page.left", isGone: true });
      await settle();
      frame.stop();
      frame = openFrame();
      shown.push("");
      load();
    },
    write(element: string, value: string) {
      content().written[element] = value;
      content().listener.onCall({ name: "LMSSetValue", args: [element, value], result: "true", error: 0 });
      content().listener.onChange();
    },
    begin: () => content().listener.onCall({ name: "LMSInitialize", args: [""], result: "true", error: 0 }),
    commit: () => content().listener.onCommit(),
    end: (request: NavigationRequest | null = null) => content().listener.onEnd(request),
    read: (): ItemData => content().written,
    /** As a tab that is killed: nobody says a word. */
    kill() {
      wire.isCut = true;
      player.stop();
      frame.stop();
    },
    device,
  };
}

/** Opens the package once more, and its frame comes. */
export async function playPackage(world: LaunchWorld, options: Parameters<typeof openPackage>[1] = {}) {
  const page = openPackage(world, options);
  await settle();
  page.load();
  await settle();
  return page;
}

/** Lets promises settle and time pass, in small steps. */
export async function pass(world: LaunchWorld, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await settle();
    world.clock.increment(Math.min(100, milliseconds - passed));
  }
  await settle();
}
export async function settle(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
