// Knows how a file of a library, and a folder, are told to its authors (§3.53–§3.61).
import type { DocumentAnswer } from "@academiz/contract";
import { findKind } from "@academiz/domain/documents";
import type { DocumentRow, FolderRecord, Shelf } from "../ports/index.ts";

const addressOf = (key: string, name: string): string => `/files/${key}/${encodeURIComponent(name)}`;

export const describeItem = (row: DocumentRow, shelf: Shelf): DocumentAnswer => ({
  slug: row.slug,
  name: row.name,
  description: row.description,
  source: addressOf(row.key, row.name),
  parentSlug: row.folderSlug,
  conversion: row.originalKey === null ? null : "web",
  favorite: row.isFavourite,
  virtualSource: null,
  wsUrl: null,
  type: shelf,
  kind: findKind(row.type),
  mediaType: row.type,
  size: row.size,
  width: row.width,
  height: row.height,
  tagged: row.isTagged,
  original:
    row.originalKey === null
      ? null
      : {
          source: addressOf(row.originalKey, row.name),
          mediaType: row.originalType ?? "application/octet-stream",
          size: row.originalSize ?? 0,
        },
  alternative: row.alternative,
  focus: row.focus,
  transcript: row.transcript,
  captions: row.captionsSlug,
  captionsName: row.captionsName,
  licence: row.licence,
  origin: row.origin,
  uses: row.uses,
  createdAt: row.createdAt,
});

export const describeFolder = (folder: FolderRecord, shelf: Shelf): DocumentAnswer => ({
  slug: folder.slug,
  name: folder.name,
  description: "",
  source: null,
  parentSlug: folder.parentSlug,
  conversion: null,
  favorite: false,
  virtualSource: folder.name,
  wsUrl: null,
  type: shelf,
  kind: null,
  mediaType: null,
  size: null,
  width: null,
  height: null,
  tagged: null,
  original: null,
  alternative: null,
  focus: null,
  transcript: "",
  captions: null,
  captionsName: null,
  licence: "",
  origin: "",
  uses: 0,
  createdAt: folder.createdAt,
});
