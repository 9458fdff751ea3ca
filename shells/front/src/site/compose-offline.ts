// Knows which adapter keeps which promise for the time without a network. It is loaded once the page is at rest.
import { sendWaitingOpening } from "@academiz/application/attachment-player";
import { sendWaitingGame } from "@academiz/application/game-player";
import { sendWaitingCourse } from "@academiz/application/learniz-player";
import type { BrowserPush, KeptProducts, LearnerCatalog, TokenStore, Trouble } from "@academiz/application/ports";
import { sendWaitingGoes } from "@academiz/application/sequence-player";
import type { WaitingResultsInput } from "@academiz/application/waiting-results";
import { readTokenPayload } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { writeKeptAddress } from "@academiz/domain/offline";
import {
  type ApiClient,
  createAttachmentGateway,
  createGameGateway,
  createGameSource,
  createHistoryGateway,
  createLearnizSource,
  createPlayedToKeep,
  createProgressGateway,
  createReadingGateway,
  createSequenceGateway,
  createSessionGateway,
} from "@academiz/http";
import { createBrowserProgressJournal, createBrowserRunningAttempts, createBrowserWindows } from "@academiz/storage";
import {
  createBrowserPush,
  createBrowserReadingJournal,
  createKeptProducts,
  createKeptResults,
  findHeldType,
  type SiteWatch,
  watchSite,
} from "@academiz/storage/offline";

export interface OfflineGround {
  readonly api: ApiClient;
  readonly catalog: LearnerCatalog;
  /** The login of the signed-in person. */
  readonly identifier: string;
}
export interface Offline {
  readonly kept: KeptProducts;
  readonly waiting: WaitingResultsInput;
  /** Fetches the apps and the data of the home, once the page has nothing better to do. */
  prepare(): Promise<boolean>;
}

/** Undefined where a browser gives a page none: over http, or forbidden. */
const stores = (): CacheStorage | undefined => ("caches" in globalThis ? globalThis.caches : undefined);
const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

let watch: SiteWatch | null = null;
const watchOnce = (): SiteWatch => {
  watch ??= watchSite(workers(), stores(), "/worker.js");
  return watch;
};

export async function composeOffline({ api, catalog, identifier }: OfflineGround): Promise<Offline> {
  const results = createKeptResults(indexedDB, localStorage, identifier);
  const site = watchOnce();
  const kept = createKeptProducts({
    caches: (await site.isThere) ? stores() : undefined,
    room: navigator.storage,
    send: (input, init) => fetch(input, init),
    now: () => Date.now(),
    origin: location.origin,
    owner: identifier,
    readPlayed: createPlayedToKeep(api),
    prepare: site.prepare,
  });
  return {
    kept,
    waiting: { waiting: results, send: (slug) => sendWaiting({ api, catalog, identifier }, results, slug) },
    async prepare() {
      const isThere = await site.prepare();
      // The first page on a device made its requests before the worker could copy the answers.
      if (isThere) await Promise.all([createSessionGateway(api, "FRONT_DYNAMIC").loadUser(), catalog.list()]);
      return isThere;
    },
  };
}

/** Sends each result by its type, which the list of the learner's products tells; results of other products stay. */
async function sendWaiting(
  { api, catalog, identifier }: OfflineGround,
  results: ReturnType<typeof createKeptResults>,
  slug: string,
): Promise<Result<unknown, Trouble>> {
  const listed = await catalog.list();
  if (!listed.ok) return listed;
  const type = listed.value.find(({ perimeterSlug }) => perimeterSlug === slug)?.type;
  const journal = results.beside(createBrowserProgressJournal(localStorage, identifier));
  const histories = createHistoryGateway(api);
  const clock = { now: () => Date.now() };
  const read = { readsDraft: false, returnUrl: null };
  if (type === "learniz") {
    const source = createLearnizSource(api, { perimeterSlug: slug, ...read });
    return sendWaitingCourse({ source, gateway: createProgressGateway(api), histories, journal, clock }, slug);
  }
  if (type === "smart-sequence") return sendWaitingGoes({ journal, gateway: createSequenceGateway(api) }, slug);
  if (type === "attachment") return sendWaitingOpening({ journal, gateway: createAttachmentGateway(api) }, slug);
  if (type !== "game") return { ok: false, error: { kind: "not-found", detail: "kept.gone" } };
  const ports = {
    source: createGameSource(api, { slug, ...read }),
    gateway: createGameGateway(api),
    histories,
    journal,
    running: createBrowserRunningAttempts(localStorage, identifier),
    windows: createBrowserWindows(localStorage, {
      name: identifier,
      self: "offline",
      openLine: (line) => new BroadcastChannel(line),
    }),
    clock,
  };
  return sendWaitingGame({ ports, mode: "NORMAL" });
}

/** The address where a kept product is played without a network; null where it is not kept. */
export async function findHeldAddress(tokens: TokenStore, slug: string): Promise<string | null> {
  const payload = readTokenPayload(tokens.read()?.token ?? "");
  if (!payload.ok || payload.value.isImpersonated) return null;
  const type = await findHeldType(workers() && stores(), payload.value.identifier, slug);
  return type && writeKeptAddress(type, slug);
}

export const composeReading = ({ api, identifier }: Pick<OfflineGround, "api" | "identifier">) => ({
  gateway: createReadingGateway(api),
  journal: createBrowserReadingJournal(localStorage, identifier),
  clock: { now: () => Date.now() },
});

/** For this browser; undefined where it has no worker of the site. */
export const openBrowserPush = (): BrowserPush =>
  createBrowserPush({
    worker: watchOnce().worker,
    notifications: "Notification" in globalThis ? Notification : undefined,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

export const forgetHeld = (): Promise<void> => watchOnce().forget();
