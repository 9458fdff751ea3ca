// Knows which use case answers each route of exports that are made in the background.
import { beginExport, listExports, readExport, readExportFile, removeExport, type World } from "@academiz/backend";
import type { productExports } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleProductExports = (world: World): HandlersOf<typeof productExports> => ({
  beginExport: ({ actor, params: { type, slug }, body }) => beginExport(world, actor, type, slug, body),
  readExport: ({ actor, params }) => readExport(world, actor, params.uuid),
  listExports: ({ actor, query }) => listExports(world, actor, query),
  removeExport: ({ actor, params }) => removeExport(world, actor, params.uuid),
  readExportFile: ({ actor, params }) => readExportFile(world, actor, params.uuid),
});
