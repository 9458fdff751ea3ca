// Knows how it is heard at once that something began to run, whatever page it was begun on.
import type { Result } from "@academiz/domain/kernel";
import type { PeopleImports, ProductExports, Trouble } from "../ports/index.ts";

/** The same imports and exports, and who hears when one of them began. */
export interface HeardTasks {
  readonly imports: PeopleImports;
  readonly exports: ProductExports;
  /** The returned function ends it. */
  onBegun(listener: () => void): () => void;
}

export function hearBegun({ imports, exports }: Pick<HeardTasks, "imports" | "exports">): HeardTasks {
  const listeners = new Set<() => void>();
  const hear = async <T>(asked: Promise<Result<T, Trouble>>): Promise<Result<T, Trouble>> => {
    const answer = await asked;
    if (answer.ok) for (const listener of listeners) listener();
    return answer;
  };
  return {
    imports: {
      ...imports,
      begin: (file, options) => hear(imports.begin(file, options)),
      apply: (id, removals) => hear(imports.apply(id, removals)),
    },
    exports: { ...exports, begin: (product, options) => hear(exports.begin(product, options)) },
    onBegun(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
