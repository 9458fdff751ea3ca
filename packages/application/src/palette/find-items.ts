// Knows how products, people and files are found at once while somebody types where they want to go.
import type { Result } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import { connectLoading, createLoading, type Loaded } from "../listing/index.ts";
import type { FileLibrary, Library, PaletteItem, PeopleDirectory, Trouble } from "../ports/index.ts";
import { matchWords } from "./match-words.ts";

/** What is looked through; null where somebody may not. */
export interface PaletteSources {
  readonly library: Pick<Library, "list"> | null;
  readonly people: Pick<PeopleDirectory, "list"> | null;
  readonly files: Pick<FileLibrary, "list"> | null;
}
/** What was found, of each kind the first of them. `trouble`: why some of it could not be looked through. */
export interface PaletteFound {
  readonly items: readonly PaletteItem[];
  readonly trouble: Trouble | null;
}

/** Of each kind: who sees more of them has to type on. */
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

/** What cannot be looked through hides nothing of what can. */
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

/** The search of a palette, to be run by XState with a finder: the newest words win. */
export const paletteMachine = createLoading<string, PaletteFound>("palette");

/** What was found, and how far the search is. */
export const connectPalette = (snapshot: SnapshotFrom<typeof paletteMachine>): Loaded<string, PaletteFound> =>
  connectLoading(snapshot);

/** Whether what was found is what is meant by what is typed now. */
export const isSettled = ({ phase, criteria }: Loaded<string, PaletteFound>, typed: string): boolean =>
  phase !== "loading" && criteria === typed.trim();

/** While other words are looked for, only what has them too stays: nobody goes to what they do not mean. */
export function listFound(loaded: Loaded<string, PaletteFound>, typed: string): readonly PaletteItem[] {
  const items = loaded.shown?.items ?? [];
  if (typed.trim() === "") return [];
  return isSettled(loaded, typed) ? items : items.filter((item) => matchWords(tellWords(item), typed));
}
const tellWords = (item: PaletteItem): string => {
  if (item.kind === "place") return "";
  return item.kind === "person" ? `${item.name} ${item.login}` : item.name;
};
