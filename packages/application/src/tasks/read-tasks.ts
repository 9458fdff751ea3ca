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

async function readImports(imports: PeopleImports): Promise<Result<readonly Task[], Trouble>> {
  const listed = await imports.list();
  if (!listed.ok) return listed;
  // A client has one at a time: the newest.
  const [last] = listed.value;
  if (!last || last.status === "success" || last.status === "error") return { ok: true, value: [] };
  const read = await imports.read(last.id);
  return read.ok ? { ok: true, value: showImport(read.value) } : read;
}

async function readExports({
  exports,
  library,
}: TaskSources & { readonly exports: ProductExports }): Promise<Result<readonly Task[], Trouble>> {
  const listed = await exports.list(null);
  if (!listed.ok) return listed;
  const running = listed.value.filter(({ state }) => state === "queued" || state === "running");
  if (running.length === 0) return { ok: true, value: [] };
  const found = await library.find([...new Set(running.map(({ product }) => product))]);
  const names = new Map(found.ok ? found.value.map(({ slug, name }) => [slug, name]) : []);
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

/** All of them, or why some could not be read. */
export async function readTasks(sources: TaskSources): Promise<Result<readonly Task[], Trouble>> {
  const { imports, exports } = sources;
  const [first, second] = await Promise.all([
    imports ? readImports(imports) : null,
    exports ? readExports({ ...sources, exports }) : null,
  ]);
  if (first && !first.ok) return first;
  if (second && !second.ok) return second;
  return { ok: true, value: [...(first?.value ?? []), ...(second?.value ?? [])] };
}
