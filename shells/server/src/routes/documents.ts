// Knows which use case answers each route of the libraries of files.
import {
  createFolder,
  deleteDocument,
  deleteFolder,
  issueUploadToken,
  listDocuments,
  listFolders,
  listMostUsed,
  moveDocuments,
  replaceDocument,
  showDocument,
  updateDocument,
  updateFolder,
  uploadDocument,
  uploadScorm,
  type World,
} from "@academiz/backend";
import type { documents, folders } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleDocuments = (world: World): HandlersOf<typeof documents> => ({
  uploadToken: ({ actor }) => issueUploadToken(world, actor),
  uploadDocument: ({ actor, params, fields, file: { name, staged } }) =>
    uploadDocument(world, actor, params.type, { ...fields, fileName: name, staged }),
  listDocuments: ({ actor, params, query }) => listDocuments(world, actor, params.type, { ...query, folderSlug: null }),
  listFolderDocuments: ({ actor, params, query }) =>
    listDocuments(world, actor, params.type, { ...query, folderSlug: params.folderSlug }),
  listMostUsed: ({ actor, params, query }) => listMostUsed(world, actor, params.type, query),
  showDocument: ({ actor, params }) => showDocument(world, actor, params.type, params.slug),
  updateDocument: ({ actor, params, body }) =>
    updateDocument(world, actor, params.type, { ...body, slug: params.slug }),
  replaceDocument: ({ actor, params, fields, file: { staged } }) =>
    replaceDocument(world, actor, params.type, params.slug, { ...fields, staged }),
  deleteDocument: ({ actor, params, query }) =>
    deleteDocument(world, actor, params.type, { slug: params.slug, isForced: query.force === "1" }),
  moveDocuments: ({ actor, params, body }) => moveDocuments(world, actor, params.type, body),
  uploadScorm: ({ actor, fields, file: { name, staged } }) =>
    uploadScorm(world, actor, { ...fields, fileName: name, staged }),
});

export const handleFolders = (world: World): HandlersOf<typeof folders> => ({
  createFolder: ({ actor, params, body }) => createFolder(world, actor, params.type, body),
  listFolders: ({ actor, params }) => listFolders(world, actor, params.type),
  updateFolder: ({ actor, params, body }) => updateFolder(world, actor, params.type, { ...body, slug: params.slug }),
  deleteFolder: ({ actor, params, query }) =>
    deleteFolder(world, actor, params.type, { slug: params.slug, isForced: query.force === "1" }),
});
