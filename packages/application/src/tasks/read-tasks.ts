// Knows what runs on the server for somebody, whatever page it was begun on: a file of people, packages of products.
import type { Result } from "@academiz/domain/kernel";
import type { Library, PeopleImport, PeopleImports, ProductExport, ProductExports, Trouble } from "../ports/index.ts";

/** What runs, or waits for somebody. */
export type Task =
  | {
      readonly kind: "import";
      readonly id: string;
      /** `ready`: it waits to be carried out. */
      readonly status: "checking" | "ready" | "applying";
      /** Name of the file. */
      readonly name: string;
      readonly share: number | null;
    }
  | {
      readonly kind: "export";
      readonly id: string;
      readonly type: ProductExport["type"];
      readonly product: string;
      /** Of the product; its slug where it is no more. */
      readonly name: string;
      readonly format: ProductExport["format"];
      readonly isWaiting: boolean;
      readonly share: number | null;
    };

/** What is looked at; null where somebody may not. */
export interface TaskSources {
  readonly imports: PeopleImports | null;
  readonly exports: ProductExports | null;
  readonly library: Pick<Library, "find">;
}

/** From 0 to 1; null before it is known. */
const readShare = ({ done, total }: ProductExport["progress"]): number | null => (total === 0 ? null : done / total);

function showImport({ id, status, file, progress }: PeopleImport): readonly Task[] {
  if (status === "success" || status === "error") return [];
  return [{ kind: "import", id, status, name: file, share: status === "ready" ? null : readShare(progress) }];
}

/** What was known before is looked at by itself: all imports only once it is over. */
async function readImports(imports: PeopleImports, known: readonly Task[]): Promise<Result<readonly Task[], Trouble>> {
  const followed = known.find(({ kind }) => kind === "import");
  if (followed) {
    const read = await imports.read(followed.id);
    const tasks = read.ok ? showImport(read.value) : [];
    if (tasks.length > 0) return { ok: true, value: tasks };
  }
  const listed = await imports.list();
  if (!listed.ok) return listed;
  // A client has one at a time: the newest.
  const [last] = listed.value;
  if (!last || last.status === "success" || last.status === "error") return { ok: true, value: [] };
  const read = await imports.read(last.id);
  return read.ok ? { ok: true, value: showImport(read.value) } : read;
}

async function readExports(
  { exports, library }: TaskSources & { readonly exports: ProductExports },
  known: readonly Task[],
): Promise<Result<readonly Task[], Trouble>> {
  const listed = await exports.list(null);
  if (!listed.ok) return listed;
  const running = listed.value.filter(({ state }) => state === "queued" || state === "running");
  if (running.length === 0) return { ok: true, value: [] };
  const names = new Map<string, string>();
  for (const task of known)
    if (task.kind === "export" && task.name !== task.product) names.set(task.product, task.name);
  const unnamed = new Set(running.map(({ product }) => product).filter((slug) => !names.has(slug)));
  const found = unnamed.size > 0 ? await library.find([...unnamed]) : null;
  if (found?.ok) for (const { slug, name } of found.value) names.set(slug, name);
  return {
    ok: true,
    value: running.map(({ id, type, product, format, state, progress }) => ({
      ...{ kind: "export", id, type, product, format },
      name: names.get(product) ?? product,
      isWaiting: state === "queued",
      share: readShare(progress),
    })),
  };
}

/** All of them, or why some could not be read; of those that are `known` already, only how far they are is asked. */
export async function readTasks(
  sources: TaskSources,
  known: readonly Task[] = [],
): Promise<Result<readonly Task[], Trouble>> {
  const { imports, exports } = sources;
  const [first, second] = await Promise.all([
    imports ? readImports(imports, known) : null,
    exports ? readExports({ ...sources, exports }, known) : null,
  ]);
  if (first && !first.ok) return first;
  if (second && !second.ok) return second;
  return { ok: true, value: [...(first?.value ?? []), ...(second?.value ?? [])] };
}
