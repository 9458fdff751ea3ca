// Knows which adapter keeps which promise when the player runs inside a package: in an LMS, or in a browser alone.
import type { GamePlayerInput } from "@academiz/application/game-player";
import type { LearnizPlayerInput } from "@academiz/application/learniz-player";
import type { DatedProgress, OtherWindows, ProgressJournal, RunningAttempts } from "@academiz/application/ports";
import { readGameIntro } from "@academiz/domain/products";
import type { PackagedType } from "@academiz/domain/scorm";
import {
  type CallRecorder,
  createCallRecorder,
  createPackagedGame,
  createPackagedLearniz,
  hasLaunchFlag,
  type PackageContent,
  type Packaged,
  type PackagedOptions,
  readPackage,
  startTelling,
} from "@academiz/scorm";
import {
  createBoundProgressJournal,
  createBrowserRunningAttempts,
  createBrowserWindows,
  createFinishedWork,
  createKeptProgress,
  reachStorage,
} from "@academiz/storage";
import type { NotesPlace } from "./notes/notes-place.ts";

/**
 * Why a package cannot start. Without its content the type is unknown; a package whose rules did not come (`away`) is
 * tried again.
 */
export type PackageFailure =
  | { readonly why: "no-content" }
  | { readonly why: "away" }
  | { readonly why: "no-lms" | "lms-refused"; readonly type: PackagedType };

/** The product, by its type. */
export type Played =
  | { readonly type: "learniz"; readonly input: LearnizPlayerInput }
  | { readonly type: "game"; readonly input: GamePlayerInput };

export interface Package {
  readonly played: Played;
  readonly title: string;
  readonly language: "fr" | "en";
  /**
   * Sends the last words to the LMS; it works once. Where another window went further, this one says nothing: the other
   * speaks with the LMS.
   */
  readonly finish: () => void;
  readonly notes: NotesPlace;
}

const clock = { now: () => Date.now() };
/** Where an LMS does not name its learner, nobody could say whose answers these are. */
const keepNoRunning: RunningAttempts = { keep: () => {}, read: () => null };
const openStorage = () => reachStorage(() => localStorage);
const openWindows = (name: string) =>
  createBrowserWindows(openStorage(), {
    name: `package.${name}`,
    self: `${clock.now()}.${Math.random()}`,
    openLine: (line) => new BroadcastChannel(line),
  });
const warn = (text: string) => console.warn(text);
/** Neither an LMS nor a browser has a place for attempts at games: only the result is kept. */
const histories = { add: async () => ({ ok: true, value: undefined }) as const };
/**
 * Where the browser keeps nothing, only the LMS does: the report, and the LMS's own time for it, fit into 200 ms after
 * the fact.
 */
const SAVE_AFTER_MS = 50;

/** Null unless the launch asks for it: `?scormlog` in the address of the content, or of a page above it. */
export const composeRecorder = (): CallRecorder | null =>
  hasLaunchFlag(window, "scormlog") ? createCallRecorder(clock) : null;

export function composePackage(params: unknown, recorder: CallRecorder | null): Package | PackageFailure {
  const content = readPackage(params);
  if (!content) return { why: "no-content" };
  const composed = content.host === "web" ? composeWeb(content) : composeScorm(content, content.host, recorder);
  if (typeof composed === "string") return { why: composed, type: content.type };
  return { title: content.name, language: readLanguage(content), ...composed };
}

type Composed = Pick<Package, "played" | "finish" | "notes">;
type Ports<I extends Played["input"]> = Pick<I["ports"], "source" | "gateway" | "journal" | "running" | "windows">;

const playLearniz = (ports: Ports<LearnizPlayerInput>): Played => ({
  type: "learniz",
  input: {
    mode: "STANDALONE",
    enforcesRules: true,
    saveAfter: SAVE_AFTER_MS,
    ports: { ...ports, histories, clock },
  },
});
const playGame = (ports: Ports<GamePlayerInput>): Played => ({
  type: "game",
  input: { mode: "STANDALONE", saveAfter: SAVE_AFTER_MS, ports: { ...ports, histories, clock } },
});

function composeScorm(
  content: PackageContent,
  version: "1.2" | "2004",
  recorder: CallRecorder | null,
): Composed | "no-lms" | "lms-refused" {
  const started = startTelling(window, version, clock, {
    warn,
    onSpeaking: recorder?.onSpeaking,
    onFault: ({ call, code, text }) => warn(`SCORM ${version} ${call} : ${code} ${text}`),
  });
  if (typeof started === "string") return started;
  const { host, telling } = started;
  const learner = telling.readLearner();
  const name = `${content.productSlug}.${learner}`;
  // Where an LMS does not name its learner, nobody could say whose it is; an LMS of 1.2 hands everything back that was
  // finished.
  const finished = version === "2004" && learner !== "" ? createFinishedWork(openStorage(), name) : undefined;
  const others = openWindows(name);
  const running = learner === "" ? keepNoRunning : createBrowserRunningAttempts(openStorage(), `package.${name}`);
  let isBehind = false;
  const windows: OtherWindows = {
    ...others,
    areAhead(own) {
      isBehind = others.areAhead(own);
      return isBehind;
    },
  };
  /** Forgets what the LMS took. */
  function wire<S, P extends DatedProgress>(create: (options: PackagedOptions) => Packaged<S, P>) {
    const onTaken: ProgressJournal<DatedProgress>["forget"] = (progress) => journal.forget(progress);
    const packaged = create({ content, telling, clock, warn, onTaken, finished });
    const journal = createBoundProgressJournal(openStorage(), { name, listHeld: packaged.listHeld });
    return { ...packaged, journal, running, windows };
  }
  const leave = ({ tellTime }: Pick<Packaged<unknown, DatedProgress>, "tellTime">) => {
    // Some LMSs send everything that a window holds when it ends.
    if (isBehind) return;
    tellTime();
    host.finish();
  };
  const notes = learner === "" ? null : { name };
  if (content.type === "game") {
    const game = wire(createPackagedGame);
    return { played: playGame(game), notes, finish: () => leave(game) };
  }
  const learniz = wire(createPackagedLearniz);
  return { played: playLearniz(learniz), notes, finish: () => leave(learniz) };
}

function composeWeb(content: PackageContent): Composed {
  const { gateway, journal, read } = createKeptProgress(openStorage(), content.productSlug);
  const load = async () => ({ ok: true, value: { ...content, storedProgress: read(), returnUrl: null } }) as const;
  const running = createBrowserRunningAttempts(openStorage(), `web.${content.productSlug}`);
  const ports = { source: { load }, gateway, journal, running, windows: openWindows(content.productSlug) };
  const notes = { name: content.productSlug };
  return { played: content.type === "game" ? playGame(ports) : playLearniz(ports), notes, finish: () => {} };
}

function readLanguage({ type, config }: PackageContent): "fr" | "en" {
  const content: { readonly local?: unknown } = typeof config === "object" && config !== null ? config : {};
  const local = type === "game" ? readGameIntro({ ...content }).language : content.local;
  return local === "FR" ? "fr" : "en";
}
