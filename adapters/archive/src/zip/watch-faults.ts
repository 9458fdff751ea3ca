// Knows a fault of the disk where a file lies from a fault of the file: only the second is its sender's.
import type { StagedFile } from "@academiz/backend/ports";

export type ReadableFile = Pick<StagedFile, "size" | "read">;

export interface Watched {
  readonly file: ReadableFile;
  /** @throws the fault of the disk, where there was one while the file was read. */
  demandRead(): void;
}

export function watchFaults(file: ReadableFile): Watched {
  let fault: { readonly error: unknown } | null = null;
  return {
    file: {
      size: file.size,
      async *read(part) {
        try {
          yield* file.read(part);
        } catch (error) {
          fault ??= { error };
          throw error;
        }
      },
    },
    demandRead() {
      if (fault) throw fault.error;
    },
  };
}
