// Knows how results wait on a device so that they survive a killed browser: it loses the last seconds of what pages
// wrote, except in a database that was told to write at once.
import type { DatedProgress, ProgressJournal, WaitingResults } from "@academiz/application/ports";
import { listStoredKeys, readStoredJson, removeStored, writeStored } from "../guarded-storage.ts";
import { mayBeLeft, RESULTS_DATABASE } from "../results-database.ts";

const STORE = "waiting";
const PLACE = "player.PROGRESS.";

interface Database {
  /** Where `mayReplace` says so of what stands there. */
  put(key: string, value: unknown, mayReplace: Test): void;
  drop(key: string, mayReplace: Test): void;
  readAll(): Promise<readonly (readonly [string, unknown])[]>;
}

type Test = (standing: unknown) => boolean;

const finish = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(factory: IDBFactory): Database {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(RESULTS_DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const write = (act: (store: IDBObjectStore) => Promise<void>) =>
    void opened
      .then((database) => act(database.transaction(STORE, "readwrite", { durability: "strict" }).objectStore(STORE)))
      .catch(() => {
        // Forbidden or full: the page's own journal holds them too.
      });
  const replace = (key: string, mayReplace: Test, act: (store: IDBObjectStore) => void) =>
    write(async (store) => {
      if (mayReplace(await finish(store.get(key)))) act(store);
    });
  return {
    put: (key, value, mayReplace) => replace(key, mayReplace, (store) => store.put(value, key)),
    drop: (key, mayReplace) => replace(key, mayReplace, (store) => store.delete(key)),
    async readAll() {
      try {
        const store = (await opened).transaction(STORE, "readonly").objectStore(STORE);
        const [keys, values] = await Promise.all([finish(store.getAllKeys()), finish(store.getAll())]);
        return keys.map((key, at) => [String(key), values[at]] as const);
      } catch {
        return [];
      }
    },
  };
}

/** `owner`: whose results; the same as for the journal beside it. */
export function createKeptResults(
  factory: IDBFactory,
  storage: Storage,
  owner: string,
): WaitingResults & { beside<P extends DatedProgress>(journal: ProgressJournal<P>): ProgressJournal<P> } {
  // Opened for the first result: a device that holds none has no such database, and no page waits for it.
  let opened: Database | undefined;
  const open = () => {
    opened ??= openDatabase(factory);
    return opened;
  };
  const prefix = `${PLACE}${owner}.`;
  const openedAt = new Date().toISOString();
  /** What this page wrote or brought back. */
  const known = new Set<string>();
  /** What an earlier page left, and this one did not bring back, is nowhere else: it stays. */
  const mayReplace =
    (key: string): Test =>
    (standing) =>
      known.has(key) || standing === undefined || dateOf(standing) >= openedAt;
  const listHere = () =>
    listStoredKeys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    async restore() {
      if (!opened && !(await mayBeLeft(factory))) return;
      const left = (await open().readAll()).filter(([key]) => key.startsWith(prefix));
      for (const [key, value] of left) {
        const here = dateOf(readStoredJson(storage, key));
        // What is newer here has taken its place already: the page was left before the database knew.
        if (here < dateOf(value)) writeStored(storage, key, JSON.stringify(value));
        known.add(key);
      }
    },
    list: () =>
      listHere()
        .map((slug) => ({ slug, at: dateOf(readStoredJson(storage, prefix + slug)) }))
        .sort((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ slug }) => slug),
    drop(slug) {
      removeStored(storage, prefix + slug);
      open().drop(prefix + slug, () => true);
    },
    beside: (journal) => ({
      keep(progress) {
        const key = prefix + progress.slug;
        const may = mayReplace(key);
        open().put(key, JSON.parse(JSON.stringify(progress)), (standing) => {
          const isFree = may(standing);
          if (isFree) known.add(key);
          return isFree;
        });
        // What the database made of it is not known yet: it never says that something is safe.
        return journal.keep(progress);
      },
      readPending: (slug) => journal.readPending(slug),
      forget(progress) {
        journal.forget(progress);
        const key = prefix + progress.slug;
        if (journal.readPending(progress.slug) === null) open().drop(key, mayReplace(key));
      },
    }),
  };
}

function dateOf(kept: unknown): string {
  if (typeof kept !== "object" || kept === null || !("eventDate" in kept)) return "";
  return typeof kept.eventDate === "string" ? kept.eventDate : "";
}
