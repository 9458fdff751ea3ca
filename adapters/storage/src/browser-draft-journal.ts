// Knows how an editor's unsaved draft waits in the browser, and beside it what it was made from. Each tab has its own:
// when one stores or writes, the drafts of other tabs stay.
import type { DraftJournal, JournaledDraft } from "@academiz/application/ports";
import { listStoredKeys, readStored, readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

type Base = NonNullable<JournaledDraft["base"]>;
/** What another tab kept, as it was when it was read here. */
interface Adopted {
  readonly place: string;
  readonly text: string | null;
}

const [DRAFT, BASE] = ["back-office.DRAFT", "back-office.DRAFT-BASE"];

export interface TabOfDrafts {
  /** Names this tab, also after a reload. */
  readonly tab: string;
  /** Milliseconds since 1970: of several drafts that were left, the last one is taken up. */
  readonly now: () => number;
}

export function createBrowserDraftJournal(
  storage: Storage,
  owner: () => string,
  { tab, now }: TabOfDrafts,
): DraftJournal {
  const place = (slug: string) => `${owner()}.${slug}#${tab}`;
  const key = (slug: string) => `${DRAFT}.${place(slug)}`;
  const baseKey = (slug: string) => `${BASE}.${place(slug)}`;
  const adopted = new Map<string, Adopted>();
  // A draft is stored at every letter, the version that it was made from only once.
  const keptBases = new Map<string, JournaledDraft>();
  const keepBase = (slug: string, updatedAt: string, base: Base | undefined) => {
    if (!base) return forgetBase(slug);
    const kept = keptBases.get(baseKey(slug));
    if (kept && kept.config === base.config && kept.name === base.name && kept.updatedAt === updatedAt) return;
    writeStored(storage, baseKey(slug), JSON.stringify({ ...base, updatedAt }));
    keptBases.set(baseKey(slug), { ...base, updatedAt });
  };
  const forgetBase = (slug: string) => {
    keptBases.delete(baseKey(slug));
    removeStored(storage, baseKey(slug));
  };
  return {
    keep(slug, { base, ...draft }) {
      // The draft first: where there is room for only one of the two, nobody else has the draft.
      writeStored(storage, key(slug), JSON.stringify({ ...draft, keptAt: now() }));
      keepBase(slug, draft.updatedAt, base);
    },
    read(slug) {
      const own = readPlace(place(slug));
      if (own) return own.draft;
      // The draft of a tab that was closed or crashed: of several, the one that was kept last.
      const [found] = listPlaces(slug)
        .flatMap((other) => {
          const found = readPlace(other);
          return found ? [{ place: other, ...found }] : [];
        })
        .toSorted((one, other) => other.keptAt - one.keptAt);
      if (!found) return null;
      adopted.set(slug, { place: found.place, text: readStored(storage, `${DRAFT}.${found.place}`) });
      return found.draft;
    },
    forget(slug) {
      removeStored(storage, key(slug));
      forgetBase(slug);
      const other = adopted.get(slug);
      adopted.delete(slug);
      // Where its tab went on writing, the draft still waits there.
      if (!other || readStored(storage, `${DRAFT}.${other.place}`) !== other.text) return;
      removeStored(storage, `${DRAFT}.${other.place}`);
      removeStored(storage, `${BASE}.${other.place}`);
    },
  };

  /** `keptAt` is 0 for what former versions kept. */
  function readPlace(at: string): { readonly draft: JournaledDraft; readonly keptAt: number } | null {
    const kept = readStoredJson(storage, `${DRAFT}.${at}`);
    if (!isDraft(kept)) return null;
    const { keptAt, ...draft } = kept;
    const when = typeof keptAt === "number" ? keptAt : 0;
    const base = readStoredJson(storage, `${BASE}.${at}`);
    if (!isDraft(base) || base.updatedAt !== draft.updatedAt) return { draft, keptAt: when };
    return { draft: { ...draft, base: { name: base.name, config: base.config } }, keptAt: when };
  }

  /** The drafts of all tabs; a key without a tab's name is from a former version. */
  function listPlaces(slug: string): readonly string[] {
    const former = `${owner()}.${slug}`;
    return listStoredKeys(storage)
      .filter((one) => one === `${DRAFT}.${former}` || one.startsWith(`${DRAFT}.${former}#`))
      .map((one) => one.slice(DRAFT.length + 1));
  }
}

function isDraft(kept: unknown): kept is JournaledDraft & { readonly keptAt?: unknown } {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "updatedAt" in kept &&
    typeof kept.updatedAt === "string" &&
    "name" in kept &&
    typeof kept.name === "string" &&
    "config" in kept
  );
}
