// Knows the columns of a folder and of a file of a library.
import type { FocalPoint } from "@academiz/domain/documents";
import { boolean, integer, json, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The folders of a library. */
export const folderColumns = () => ({
  slug: text().notNull(),
  name: text().notNull(),
  parentSlug: text("parent_slug"),
  createdAt: instant("created_at").notNull(),
});

/** The files of a library. */
export const documentColumns = () => ({
  slug: text().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  type: text().notNull(),
  size: integer().notNull(),
  key: text().notNull(),
  folderSlug: text("folder_slug"),
  /** Pixels, of a picture. */
  width: integer(),
  height: integer(),
  /** False for a PDF that does not say what its words are; null: unknown, or any other file. */
  isTagged: boolean("is_tagged"),
  /** The original upload, where the file that is shown was made from it. */
  originalKey: text("original_key"),
  originalType: text("original_type"),
  originalSize: integer("original_size"),
  /** What a picture shows; empty: it is only decoration; null: nobody has said. */
  alternative: text(),
  /** The point of a picture that stays visible where it is cropped; null: nobody has said. */
  focus: json().$type<FocalPoint>(),
  transcript: text().notNull().default(""),
  /** The file with the captions of a film, from either library; it may be gone. */
  captionsSlug: text("captions_slug"),
  licence: text().notNull().default(""),
  origin: text().notNull().default(""),
  createdAt: instant("created_at").notNull(),
});
