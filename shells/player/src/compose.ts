// Knows which adapter keeps which promise when the player runs on the platform.
import "reflect-metadata/lite";
import type { LearnizPlayerPorts } from "@academiz/application/learniz-player";
import type {
  Clock,
  DatedProgress,
  Dice,
  HistoryGateway,
  Navigation,
  ProgressGateway,
  ProgressJournal,
  SessionGateway,
  TokenStore,
} from "@academiz/application/ports";
import type { SessionInput } from "@academiz/application/session";
import {
  leadsElsewhere,
  type PlayerKind,
  readModeEffects,
  readSessionMode,
  readTokenPayload,
  type SessionMode,
} from "@academiz/domain/identity";
import {
  type ApiClient,
  createBrowserApi,
  createHistoryGateway,
  createLearnizSource,
  createProgressGateway,
  createSessionGateway,
} from "@academiz/http";
import {
  createBrowserProgressJournal,
  createBrowserRunningAttempts,
  createBrowserTokenStore,
  createBrowserWindows,
  mayBeLeft,
} from "@academiz/storage";
import { Container, type ServiceIdentifier } from "inversify";
import type { EntryQuery } from "./entry/entry-query.ts";
import type { PlayedPlace } from "./entry/read-place.ts";

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
const TOKENS = {
  navigation: token<Navigation>("Navigation"),
  clock: token<Clock>("Clock"),
  dice: token<Dice>("Dice"),
  tokens: token<TokenStore>("TokenStore"),
  api: token<ApiClient>("ApiClient"),
  session: token<SessionGateway>("SessionGateway"),
  progress: token<ProgressGateway>("ProgressGateway"),
  histories: token<HistoryGateway>("HistoryGateway"),
};

export interface PlatformOptions {
  readonly entry: EntryQuery;
  readonly place: PlayedPlace;
  readonly navigation: Navigation;
  readonly onSessionLost: (reason?: string) => void;
}

export interface Platform {
  readonly session: SessionInput;
  readonly returnUrl: string | null;
  /**
   * The slug of the chapter or slide where a preview begins, or of the page that a learner asked for; null: where they
   * were.
   */
  readonly startSlug: string | null;
  /** True when it is played from what this device holds, by the person who is signed in on the site. */
  readonly isKept: boolean;
  /** True where a link has just opened this page; false where it was loaded again. */
  readonly isOpened: boolean;
  /** False in a tab that no link has opened, or whose link was for something else. */
  readonly hasTokens: boolean;
  readSession(player: PlayerKind): { readonly mode: SessionMode; readonly isImpersonated: boolean };
  /** Brings back what a killed browser lost of the page's storage; before anything is played. */
  restore(): Promise<void>;
  /** The ports of one perimeter, for the person who is signed in. */
  createPorts(perimeterSlug: string, identifier: string): LearnizPlayerPorts;
  /** The basis of the ports of other types, which are loaded with the code that plays those. */
  readonly ground: Ground;
}

export type Ground = ReturnType<typeof createGround>;
type ReadSession = Platform["readSession"];

function createGround(container: Container, readSession: ReadSession, isKept: boolean) {
  const tokens = container.get(TOKENS.tokens);
  const clock = container.get(TOKENS.clock);
  const dice = container.get(TOKENS.dice);
  return {
    api: container.get(TOKENS.api),
    tokens,
    clock,
    dice,
    /** What is kept, and reported, for products of any type. */
    keep: (identifier: string) => ({
      journal: keepTwice(createBrowserProgressJournal(localStorage, identifier), identifier),
      running: createBrowserRunningAttempts(localStorage, identifier),
      windows: createBrowserWindows(localStorage, {
        name: identifier,
        self: `${clock.now()}.${dice.random()}`,
        openLine: (line) => new BroadcastChannel(line),
      }),
      histories: container.get(TOKENS.histories),
      clock,
    }),
    enter: (player: PlayerKind) => ({
      readsDraft: readModeEffects(readSession(player)).readsDraft,
      returnUrl: isKept ? "/" : tokens.readReturnUrl(),
    }),
  };
}

type Journal = ProgressJournal<DatedProgress>;

/**
 * Results survive a killed browser, however the player was opened: the network may go in the middle. What does that
 * comes once the page has nothing better to do.
 */
function keepTwice(journal: Journal, owner: string): Journal {
  // Where the code does not load, the next result tells all of it again.
  const tell = (act: "keep" | "forget", progress: DatedProgress) => {
    rest ??= idle();
    void rest.then(bringKept).then(
      ({ composeKept }) => composeKept(owner, journal)[act](progress),
      () => {},
    );
  };
  return {
    readPending: journal.readPending,
    keep(progress) {
      tell("keep", progress);
      return journal.keep(progress);
    },
    forget(progress) {
      journal.forget(progress);
      tell("forget", progress);
    },
  };
}
let rest: Promise<unknown> | undefined;
const bringKept = () => import("./compose-kept.ts");
const idle = () => new Promise((done) => window.requestIdleCallback?.(done, { timeout: 2_000 }) ?? setTimeout(done));

export function composePlatform({ entry, place, navigation, onSessionLost }: PlatformOptions): Platform {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(TOKENS.navigation).toConstantValue(navigation);
  container.bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  container.bind(TOKENS.dice).toConstantValue({ random: () => Math.random() });
  // The tokens of a link or a preview live in this tab and never replace a stored session (decisions 3).
  const { isKept } = entry;
  container
    .bind(TOKENS.tokens)
    .toResolvedValue(() =>
      isKept ? createBrowserTokenStore("front", localStorage) : createBrowserTokenStore("player", sessionStorage),
    );
  container
    .bind(TOKENS.api)
    .toResolvedValue(
      (tokens: TokenStore, to: Navigation) => createBrowserApi({ tokens, navigation: to, onSessionLost }),
      [TOKENS.tokens, TOKENS.navigation],
    );
  container
    .bind(TOKENS.session)
    .toResolvedValue((api: ApiClient) => createSessionGateway(api, "LEARNIZ"), [TOKENS.api]);
  container.bind(TOKENS.progress).toResolvedValue(createProgressGateway, [TOKENS.api]);
  container.bind(TOKENS.histories).toResolvedValue(createHistoryGateway, [TOKENS.api]);

  const tokens = container.get(TOKENS.tokens);
  if (entry.returnUrl !== null && !isKept) tokens.keepReturnUrl(entry.returnUrl);
  tokens.keepPlayed(place);
  const readSession: ReadSession = (player) => {
    const read = readTokenPayload(tokens.read()?.token ?? "");
    const payload = read.ok ? read.value : undefined;
    return { mode: readSessionMode(payload, player), isImpersonated: payload?.isImpersonated === true };
  };
  const ground = createGround(container, readSession, isKept);
  const stored = tokens.read();
  const payload = readTokenPayload((entry.tokens ?? stored)?.token ?? "");
  const isOfAnother = payload.ok && leadsElsewhere(payload.value, place.slug);
  return {
    session: {
      ports: { gateway: container.get(TOKENS.session), tokens, navigation: container.get(TOKENS.navigation) },
      platform: "LEARNIZ",
      loginPath: null,
      ...(entry.tokens ? { entryTokens: entry.tokens } : {}),
    },
    startSlug: entry.startSlug,
    isKept,
    isOpened: entry.tokens !== null || isKept,
    hasTokens: entry.tokens !== null || (stored !== null && !isOfAnother),
    get returnUrl() {
      return isKept ? "/" : tokens.readReturnUrl();
    },
    readSession,
    async restore() {
      if (payload.ok && (await mayBeLeft(indexedDB))) await (await bringKept()).restoreKept(payload.value.identifier);
    },
    createPorts: (perimeterSlug, identifier) => ({
      source: createLearnizSource(container.get(TOKENS.api), { perimeterSlug, ...ground.enter("learniz") }),
      gateway: container.get(TOKENS.progress),
      bringJoining: async () => (await import("@academiz/application/joining")).joinProgress,
      ...ground.keep(identifier),
    }),
    ground,
  };
}
