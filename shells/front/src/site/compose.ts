// Knows which adapter keeps which promise in the first view of the learner site: these few are made by hand. The ports
// of the other pages come with them (`compose-pages.ts`), and the container that composes them, which weighs 20 kB.
import type {
  BrowserPush,
  CertificateGateway,
  Clock,
  HomeFilters,
  LearnerCatalog,
  LearnerClassrooms,
  Navigation,
  TokenStore,
  VisitNotes,
} from "@academiz/application/ports";
import { isNarrowPair, type SessionInput } from "@academiz/application/session";
import { fail } from "@academiz/domain/kernel";
import {
  createBrowserApi,
  createLearnerCatalog,
  createNearSlots,
  createSessionGateway,
  createSessionNeighbour,
  createVisitNotes,
  listProductsQuietly,
  readReach,
  type ToldAnswer,
  watchBrowser,
  writeStart,
} from "@academiz/http";
import { createBrowserTokenStore, createTabFirstTokenStore, createTabHomeFilters } from "@academiz/storage";
import type { Entry } from "@academiz/ui";
import { askAhead } from "./ask-ahead.ts";
import type { NotificationPorts } from "./compose-late.ts";
import type { Offline } from "./compose-offline.ts";
import type { Pages } from "./compose-pages.ts";
import type { KeepReadingProps } from "./keep-reading.tsx";
import { createReach, type Reach } from "./reach.ts";

export interface FrontOptions {
  /** What the link of this page brought; null on any other page. */
  readonly entry: Entry | null;
  readonly navigation: Navigation;
  readonly onSessionLost: () => void;
  readonly onNarrowed: () => void;
}

export interface Front {
  readonly session: SessionInput;
  /** The ports of the pages behind home. */
  openPages(): Promise<Pages>;
  openBrowserPush(): Promise<BrowserPush>;
  /** How the person with this identifier reads. */
  openReading(identifier: string): Promise<KeepReadingProps["ports"]>;
  readonly catalog: LearnerCatalog;
  /** The dates of this week. */
  readonly near: Pick<LearnerClassrooms, "listNear">;
  readonly printCertificate: CertificateGateway["print"];
  readonly clock: Clock;
  readonly homeFilters: HomeFilters;
  /** The notifications of the signed-in person. */
  openNotifications(): Promise<NotificationPorts>;
  /** Whether the server answers. */
  readonly reach: Reach;
  readonly visits: VisitNotes;
  readonly navigation: Navigation;
  readonly entry: Entry | null;
  /** Keeps where to go after the sign-in in between. */
  keepWanted(path: string): void;
  readWanted(): string;
  /** What this device holds for the person with this identifier. */
  openOffline(identifier: string): Promise<Offline>;
  /** Deletes everybody's copies: nobody is signed in any more. */
  forgetHeld(): Promise<void>;
  /** The slug of the organisation that was visited last. */
  readonly contentSlug: string | null;
}

/** What a page behind home can reach. */
export type WholeFront = Front & Pages;

export function composeFront({ entry, navigation, onSessionLost, onNarrowed }: FrontOptions): Front {
  const tokens = createTokens();
  const clock: Clock = { now: () => Date.now() };
  const reach = createReach();
  const onAnswer = (answer: ToldAnswer, path: string) => reach.note({ ...readReach(answer), path });
  const api = createBrowserApi({ tokens, navigation, onSessionLost, onNarrowed, onAnswer });
  const [listed, slots] = [leadToHeld(createLearnerCatalog(api), tokens), createNearSlots(api)];
  const pair = tokens.read();
  const isHome = location.pathname === "/" && entry === null && pair !== null && !isNarrowPair(pair);
  const catalog = isHome ? { ...listed, list: askAhead(tokens, () => listProductsQuietly(api), listed.list) } : listed;
  const near = isHome ? { listNear: askAhead(tokens, slots.listNear, slots.listNear) } : slots;
  let pages: Promise<Pages> | null = null;
  const openPages = () => {
    pages ??= import("./compose-pages.ts").then(
      ({ composePages }) => composePages({ api, officeTokens: createOfficeTokens() }),
      (error) => {
        pages = null;
        throw error;
      },
    );
    return pages;
  };
  return {
    session: {
      ports: { gateway: createSessionGateway(api, "FRONT_DYNAMIC"), tokens, navigation },
      platform: "FRONT_DYNAMIC",
      loginPath: "/auth/login",
      ...(entry?.tokens ? { entryTokens: entry.tokens } : {}),
      ...findNeighbour(),
    },
    openPages,
    openReading: async (identifier) => (await bringOffline()).composeReading({ api, identifier }),
    openBrowserPush: async () => (await bringOffline()).openBrowserPush(),
    catalog,
    near,
    printCertificate: (perimeterSlug) =>
      openPages().then(
        ({ certificates }) => certificates.print(perimeterSlug),
        () => fail({ kind: "offline", detail: "network" }),
      ),
    ...{ clock, reach, homeFilters: createTabHomeFilters(sessionStorage) },
    openNotifications: async () => (await import("./compose-late.ts")).composeNotifications({ api, tokens, clock }),
    visits: createVisitNotes({ tokens, appName: "front", random: () => Math.random(), browser: watchBrowser() }),
    navigation,
    entry,
    openOffline: async (identifier) => (await bringOffline()).composeOffline({ api, catalog, identifier }),
    forgetHeld: async () => (await bringOffline()).forgetHeld(),
    keepWanted: (path) => tokens.keepReturnUrl(path),
    readWanted: () => tokens.readReturnUrl() ?? "/",
    get contentSlug() {
      return tokens.readContentSlug();
    },
  };
}

const bringOffline = () => import("./compose-offline.ts");

/** Without a network no link can be requested: a kept product opens without one. */
const leadToHeld = (catalog: LearnerCatalog, tokens: TokenStore): LearnerCatalog => ({
  ...catalog,
  async findPlayerLink(slug, page) {
    const found = await catalog.findPlayerLink(slug, page);
    if (found.ok || found.error.kind !== "offline") return found;
    const link = await bringOffline().then(
      ({ findHeldAddress }) => findHeldAddress(tokens, slug),
      () => null,
    );
    return link === null ? found : { ok: true, value: { link: page === undefined ? link : writeStart(link, page) } };
  },
});

/** This tab's tokens first: somebody who stands in for another does so in one tab only. */
const createTokens = (): TokenStore =>
  createTabFirstTokenStore({
    tab: createBrowserTokenStore("front.tab", sessionStorage),
    stored: createBrowserTokenStore("front", localStorage),
    isNarrow: isNarrowPair,
  });

const createOfficeTokens = (): TokenStore => createBrowserTokenStore("back-office", localStorage);

/** The back office's session in this browser; pages for people who are not signed in do not ask for it. */
function findNeighbour(): Pick<SessionInput, "neighbour"> {
  const tokens = createOfficeTokens();
  if (
    tokens.read() === null ||
    /^\/(auth|error|certificate|attestation|(path|section|classroom)\/preview)/.test(location.pathname)
  )
    return {};
  const wanted = location.pathname + location.search;
  return { neighbour: createSessionNeighbour({ tokens, platform: "FRONT_DYNAMIC", wanted, baseUrl: "" }) };
}
