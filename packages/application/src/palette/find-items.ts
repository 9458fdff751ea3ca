// Knows how products, people and files are searched at once while somebody types where they want to go.
import type { Result } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import { connectLoading, createLoading, type Loaded } from "../listing/index.ts";
import type { FileLibrary, Library, PaletteItem, PeopleDirectory, Trouble } from "../ports/index.ts";
import { matchWords } from "./match-words.ts";

/** What is searched; null where the user may not. */
export interface PaletteSources {
  readonly library: Pick<Library, "list"> | null;
  readonly people: Pick<PeopleDirectory, "list"> | null;
  readonly files: Pick<FileLibrary, "list"> | null;
}
/** The first results of each kind. `trouble`: why some could not be searched. */
export interface PaletteFound {
  readonly items: readonly PaletteItem[];
  readonly trouble: Trouble | null;
}

/** How many of each kind are shown: to see others one has to type more. */
const MOST = 5;
const NOTHING: PaletteFound = { items: [], trouble: null };

type Found = Result<readonly PaletteItem[], Trouble>;
async function findProducts(library: NonNullable<PaletteSources["library"]>, query: string): Promise<Found> {
  const found = await library.list({ query, order: "-updatedAt", page: 1 });
  if (!found.ok) return found;
  const rows = found.value.rows.slice(0, MOST);
  return { ok: true, value: rows.map(({ type, slug, name }) => ({ kind: "product", type, slug, name })) };
}
async function findPeople(people: NonNullable<PaletteSources["people"]>, query: string): Promise<Found> {
  const anybody = { order: "name", page: 1, roles: [], isActive: null, affectations: [], criterias: [] } as const;
  const found = await people.list({ query, ...anybody }, MOST);
  if (!found.ok) return found;
  const tell = ({ id, firstname, lastname, login }: (typeof found.value.people)[number]): PaletteItem => {
    const name = `${firstname} ${lastname}`.trim();
    return { kind: "person", id, name: name === "" ? login : name, login };
  };
  return { ok: true, value: found.value.people.map(tell) };
}
async function findFiles(files: NonNullable<PaletteSources["files"]>, query: string): Promise<Found> {
  const any = { shelf: "client", folder: null, kinds: [], only: "all", order: "name", page: 1 } as const;
  const found = await files.list({ query, ...any });
  if (!found.ok) return found;
  const rows = found.value.files.slice(0, MOST);
  return { ok: true, value: rows.map(({ slug, name }) => ({ kind: "file", slug, name })) };
}

/** A kind that cannot be searched does not hide the others. */
export const createFinder =
  ({ library, people, files }: PaletteSources) =>
  async (typed: string): Promise<Result<PaletteFound, Trouble>> => {
    const query = typed.trim();
    if (query === "") return { ok: true, value: NOTHING };
    const found = await Promise.all([
      ...(library ? [findProducts(library, query)] : []),
      ...(people ? [findPeople(people, query)] : []),
      ...(files ? [findFiles(files, query)] : []),
    ]);
    const items = found.flatMap((one) => (one.ok ? one.value : []));
    const failed = found.find((one) => !one.ok);
    return { ok: true, value: { items, trouble: failed?.ok === false ? failed.error : null } };
  };

/** The search of a palette, run in XState with a finder: the newest words win. */
export const paletteMachine = createLoading<string, PaletteFound>("palette");

/** The results, and the state of the search. */
export const connectPalette = (snapshot: SnapshotFrom<typeof paletteMachine>): Loaded<string, PaletteFound> =>
  connectLoading(snapshot);

/** True where the results belong to the text that is typed now. */
export const isSettled = ({ phase, criteria }: Loaded<string, PaletteFound>, typed: string): boolean =>
  phase !== "loading" && criteria === typed.trim();

/**
 * While a new text is searched, only former results that match it too stay, so that nobody opens what they do not
 * mean.
 */
export function listFound(loaded: Loaded<string, PaletteFound>, typed: string): readonly PaletteItem[] {
  const items = loaded.shown?.items ?? [];
  if (typed.trim() === "") return [];
  return isSettled(loaded, typed) ? items : items.filter((item) => matchWords(tellWords(item), typed));
}
const tellWords = (item: PaletteItem): string => {
  if (item.kind === "place") return "";
  return item.kind === "person" ? `${item.name} ${item.login}` : item.name;
};
