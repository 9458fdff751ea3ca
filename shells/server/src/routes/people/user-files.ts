// Knows which use case answers each route of files of users.
import {
  applyImport,
  beginImport,
  cancelImport,
  exportUsers,
  listImports,
  readImport,
  readLastFile,
  type World,
  writeTemplate,
} from "@academiz/backend";
import type { userFiles } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleUserFiles = (world: World): HandlersOf<typeof userFiles> => ({
  importUsers: ({ actor, fields, file: { name, staged } }) =>
    beginImport(world, actor, { ...fields, fileName: name, staged }),
  readImport: ({ actor, params }) => readImport(world, actor, params.id),
  applyImport: ({ actor, params, body }) => applyImport(world, actor, params.id, body.removals),
  cancelImport: ({ actor, params }) => cancelImport(world, actor, params.id),
  importTemplate: ({ actor, query }) => writeTemplate(world, actor, query.format),
  lastImportFile: ({ actor }) => readLastFile(world, actor),
  exportUsers: ({ actor, query }) => exportUsers(world, actor, query.format),
  listImportNotifications: ({ actor, query }) => listImports(world, actor, query.last === "true"),
});
