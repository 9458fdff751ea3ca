// Knows how results wait on a device so that they survive a killed browser: it loses the last seconds of what pages
// wrote, except in a database that was told to write at once.
import type { DatedProgress, ProgressJournal, WaitingResults } from "@academiz/application/ports";
import { listStoredKeys, readStoredJson, removeStored, writeStored } from "../guarded-storage.ts";

const NAME = "academiz.results";
const STORE = "waiting";
const PLACE = "player.PROGRESS.";

interface Database {
  put(key: string, value: unknown): void;
  drop(key: string): void;
  readAll(): Promise<readonly (readonly [string, unknown])[]>;
}

const finish = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(factory: IDBFactory): Database {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const write = (act: (store: IDBObjectStore) => void) =>
    void opened
      .then((database) => act(database.transaction(STORE, "readwrite", { durability: "strict" }).objectStore(STORE)))
      .catch(() => {
        // Forbidden or full: the page's own journal holds them too.
      });
  return {
    put: (key, value) => write((store) => store.put(value, key)),
    drop: (key) => write((store) => store.delete(key)),
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
  const database = openDatabase(factory);
  const prefix = `${PLACE}${owner}.`;
  const listHere = () =>
    listStoredKeys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    async restore() {
      for (const [key, value] of await database.readAll())
        if (key.startsWith(prefix) && dateOf(readStoredJson(storage, key)) < dateOf(value))
          writeStored(storage, key, JSON.stringify(value));
    },
    list: () =>
      listHere()
        .map((slug) => ({ slug, at: dateOf(readStoredJson(storage, prefix + slug)) }))
        .sort((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ slug }) => slug),
    drop(slug) {
      removeStored(storage, prefix + slug);
      database.drop(prefix + slug);
    },
    beside: (journal) => ({
      keep(progress) {
        database.put(prefix + progress.slug, JSON.parse(JSON.stringify(progress)));
        // What the database made of it is not known yet: it never says that something is safe.
        return journal.keep(progress);
      },
      readPending: (slug) => journal.readPending(slug),
      forget(progress) {
        journal.forget(progress);
        if (journal.readPending(progress.slug) === null) database.drop(prefix + progress.slug);
      },
    }),
  };
}

function dateOf(kept: unknown): string {
  if (typeof kept !== "object" || kept === null || !("eventDate" in kept)) return "";
  return typeof kept.eventDate === "string" ? kept.eventDate : "";
}
