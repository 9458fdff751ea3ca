// Knows how the files and folders of a library are asked for over HTTP (§7.66–§7.76).
import type { FileCriteria, FileLibrary, FilePage, LibraryFile, LibraryFolder } from "@academiz/application/ports";
import { type DocumentAnswer, documents, type FolderAnswer, folders } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";
import { readFile, readUsedFile, requireFile } from "./read-file.ts";

/** As many files as a page of the library shows. */
const PAGE_SIZE = 48;
/** As many as the one page of the most used files shows. */
const MOST_USED = 48;

const readFiles = (answers: readonly DocumentAnswer[]): readonly LibraryFile[] =>
  answers.flatMap((answer) => readFile(answer) ?? []);
const readFolder = ({ slug, virtualSource, parentSlug, children }: FolderAnswer): LibraryFolder => ({
  slug,
  name: virtualSource,
  parentSlug,
  // The contract has checked these folders as it has checked the one above them.
  children: children.map((child) => readFolder(child as FolderAnswer)),
});

export function createFileLibrary(api: ApiClient): FileLibrary {
  return {
    async list({ shelf: type, folder, query, kinds, only, order, page }: FileCriteria) {
      const asked = {
        order,
        page,
        limit: only === "used" ? MOST_USED : PAGE_SIZE,
        ...(query.trim() === "" ? {} : { query: query.trim() }),
        ...(kinds.length === 0 ? {} : { types: kinds.join(",") }),
        ...(only === "favourites" && { favorite: "1" as const }),
        ...(only === "silent" && { silent: "1" as const }),
        ...(only === "used" && { mostUsed: "1" as const }),
      };
      const listed =
        folder === null
          ? await api.call(documents.listDocuments, { params: { type }, query: asked, tellsRefusals: true })
          : await api.call(documents.listFolderDocuments, {
              params: { type, folderSlug: folder },
              query: asked,
              tellsRefusals: true,
            });
      return mapResult(listed, (answer): FilePage => {
        if (!("meta" in answer)) return { files: readFiles(answer), totalItems: answer.length, pageSize: MOST_USED };
        return { files: readFiles(answer.documents), totalItems: answer.meta.totalItems, pageSize: answer.meta.limit };
      });
    },
    read: async (type, slug) =>
      mapResult(await api.call(documents.showDocument, { params: { type, slug }, tellsRefusals: true }), readUsedFile),
    change: async (type, slug, { folderSlug, isFavourite, ...words }) =>
      mapResult(
        await api.call(documents.updateDocument, {
          params: { type, slug },
          body: {
            ...words,
            ...(folderSlug === undefined ? {} : { parentSlug: folderSlug }),
            ...(isFavourite === undefined ? {} : { favorite: isFavourite }),
          },
          tellsRefusals: true,
        }),
        requireFile,
      ),
    move: async (type, slugs, folderTargeted) =>
      mapResult(
        await api.call(documents.moveDocuments, {
          params: { type },
          body: { folderTargeted, documentsToMove: [...slugs] },
          tellsRefusals: true,
        }),
        () => undefined,
      ),
    remove: (type, slug, isConfirmed) =>
      api.call(documents.deleteDocument, { params: { type, slug }, query: force(isConfirmed), tellsRefusals: true }),
    listFolders: async (type) =>
      mapResult(await api.call(folders.listFolders, { params: { type }, tellsRefusals: true }), (tree) =>
        tree.map(readFolder),
      ),
    createFolder: async (type, name, parentSlug) =>
      mapResult(
        await api.call(folders.createFolder, {
          params: { type },
          body: { virtualSource: name, parentSlug },
          tellsRefusals: true,
        }),
        ({ slug }) => slug,
      ),
    changeFolder: async (type, slug, { name, parentSlug }) =>
      mapResult(
        await api.call(folders.updateFolder, {
          params: { type, slug },
          body: {
            ...(name === undefined ? {} : { virtualSource: name }),
            ...(parentSlug === undefined ? {} : { parentSlug }),
          },
          tellsRefusals: true,
        }),
        () => undefined,
      ),
    removeFolder: (type, slug, isConfirmed) =>
      api.call(folders.deleteFolder, { params: { type, slug }, query: force(isConfirmed), tellsRefusals: true }),
  };
}

const force = (isConfirmed: boolean) => (isConfirmed ? { force: "1" as const } : {});
