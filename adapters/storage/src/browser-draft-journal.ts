// Knows how an editor's unsaved draft waits in the browser, and beside it what it was made from. Each tab has its own:
// when one stores or writes, the drafts of other tabs stay.
import type { DraftJournal, JournaledDraft } from "@academiz/application/ports";
import { applyChange, describeChange, type JsonChange } from "@academiz/domain/kernel";
import {
  isStored,
  isStoredAs,
  listStoredKeys,
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
} from "./guarded-storage.ts";

type Base = NonNullable<JournaledDraft["base"]>;
interface KeptBase extends Base {
  readonly updatedAt: string;
  /** As it was written to the storage; null where that had no room for it. */
  readonly text: string | null;
}
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
  /** The versions that were written, by the key of each. */
  const keptBases = new Map<string, KeptBase>();
  const findBase = (slug: string, updatedAt: string, base: Base) => {
    const kept = keptBases.get(baseKey(slug));
    if (!kept || kept.config !== base.config || kept.name !== base.name || kept.updatedAt !== updatedAt) return null;
    return kept;
  };
  const keepBase = (slug: string, updatedAt: string, base: Base | undefined) => {
    if (!base) return forgetBase(slug);
    if (findBase(slug, updatedAt, base)) return;
    const text = JSON.stringify({ ...base, updatedAt });
    const isRoom = writeStored(storage, baseKey(slug), text);
    keptBases.set(baseKey(slug), { ...base, updatedAt, text: isRoom ? text : null });
  };
  const forgetBase = (slug: string) => {
    keptBases.delete(baseKey(slug));
    removeStored(storage, baseKey(slug));
  };
  /** A tab that took over the draft and stored it removed both; a later page of this tab wrote its own. */
  const checkBase = (slug: string) => {
    const text = keptBases.get(baseKey(slug))?.text ?? null;
    const isGone = text !== null && !isStoredAs(storage, baseKey(slug), text);
    if (isGone || !isStored(storage, key(slug))) keptBases.delete(baseKey(slug));
  };
  /** False where the storage has no room for the whole draft; what is there then can still be read. */
  const keepWhole = (slug: string, text: string): boolean => {
    if (writeStored(storage, key(slug), text)) return true;
    // The version of before gives its room up: nobody else has the draft.
    const former = readStored(storage, baseKey(slug));
    if (former === null) return false;
    forgetBase(slug);
    const isRoom = writeStored(storage, key(slug), text);
    if (!isRoom) writeStored(storage, baseKey(slug), former);
    return isRoom;
  };
  return {
    keep(slug, { base, config, ...draft }) {
      checkBase(slug);
      const write = (kept: object) => JSON.stringify({ ...draft, ...kept, keptAt: now() });
      // A letter costs what was changed, not the whole content, once the version is there that the change is read with.
      const isBaseThere = base && typeof findBase(slug, draft.updatedAt, base)?.text === "string";
      if (isBaseThere && writeStored(storage, key(slug), write({ change: describeChange(base.config, config) })))
        return;
      // The draft first: where there is room for only one of the two, nobody else has the draft.
      if (keepWhole(slug, write({ config })) || !isStored(storage, key(slug))) keepBase(slug, draft.updatedAt, base);
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
    if (!isVersion(kept)) return null;
    const stored = readStoredJson(storage, `${BASE}.${at}`);
    const base = isVersion(stored) && stored.updatedAt === kept.updatedAt ? stored : null;
    const config = readConfig(kept, base);
    if (!config) return null;
    const { updatedAt, name, keptAt } = kept;
    return {
      draft: {
        updatedAt,
        name,
        ...config,
        ...(base && "config" in base && { base: { name: base.name, config: base.config } }),
      },
      keptAt: typeof keptAt === "number" ? keptAt : 0,
    };
  }

  /** The drafts of all tabs; a key without a tab's name is from a former version. */
  function listPlaces(slug: string): readonly string[] {
    const former = `${owner()}.${slug}`;
    return listStoredKeys(storage)
      .filter((one) => one === `${DRAFT}.${former}` || one.startsWith(`${DRAFT}.${former}#`))
      .map((one) => one.slice(DRAFT.length + 1));
  }
}

interface Version {
  readonly updatedAt: string;
  readonly name: string;
  readonly config?: unknown;
  readonly change?: unknown;
  readonly keptAt?: unknown;
}

function isVersion(kept: unknown): kept is Version {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "updatedAt" in kept &&
    typeof kept.updatedAt === "string" &&
    "name" in kept &&
    typeof kept.name === "string"
  );
}

/** Null where neither the content is there, nor the version that a change of it is read with. */
function readConfig(kept: Version, base: Version | null): { readonly config: unknown } | null {
  if ("config" in kept) return { config: kept.config };
  if (kept.change === undefined || !base || !("config" in base)) return null;
  if (kept.change === null) return { config: base.config };
  try {
    return { config: applyChange(base.config, kept.change as JsonChange) };
  } catch {
    // Written by someone else: treated as absent.
    return null;
  }
}
