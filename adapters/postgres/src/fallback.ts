// Knows how PGlite is made durable, where no PostgreSQL can run: as shipped it never waits for the disk.
import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What PGlite's file system lacks: `fsync` (its own setting says "on" and does nothing). */
interface Emscripten {
  readonly NODEFS: { readonly stream_ops: Record<string, unknown> };
}

class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const ready = await super.init(pg, options);
    const wait = (module: unknown) => {
      (module as Emscripten).NODEFS.stream_ops["fsync"] = (stream: { readonly nfd: number }) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...ready.emscriptenOpts, preRun: [...(ready.emscriptenOpts.preRun ?? []), wait] } };
  }
}

/** Opens a PGlite in `folder` whose commits wait for the disk. */
export async function openFallback(folder: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  return PGlite.create({
    fs: new DurableFolder(folder),
    extensions: { btree_gin, pg_trgm },
    startParams: [...startParams, "-c", "fsync=on", "-c", "wal_sync_method=fsync"],
  });
}
