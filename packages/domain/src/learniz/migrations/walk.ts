// Knows how to walk stored content of any version: parts without the expected shape are left untouched.
import type { Json } from "../../kernel/index.ts";

export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Changes the property `key` where it is an object. */
export function mapObject(owner: JsonObject, key: string, change: (value: JsonObject) => JsonObject): JsonObject {
  const value = owner[key];
  return isObject(value) ? { ...owner, [key]: change(value) } : owner;
}

/** Changes each object in the list `key`, where there is one. */
export function mapList(
  owner: JsonObject,
  key: string,
  change: (item: JsonObject, index: number) => JsonObject,
): JsonObject {
  const list = owner[key];
  if (!isList(list)) return owner;
  return { ...owner, [key]: list.map((item, index) => (isObject(item) ? change(item, index) : item)) };
}

export const mapSlides = (content: JsonObject, change: (slide: JsonObject) => JsonObject): JsonObject =>
  mapList(content, "chapters", (chapter) => mapList(chapter, "slides", change));

export const mapInteractivities = (content: JsonObject, change: (interactivity: JsonObject) => JsonObject) =>
  mapSlides(content, (slide) => mapList(slide, "interactivities", change));

/** Changes the params of each media of each game. */
export const mapGameParams = (content: JsonObject, change: (params: JsonObject) => JsonObject): JsonObject =>
  mapInteractivities(content, (interactivity) =>
    interactivity["type"] === "game"
      ? mapList(interactivity, "medias", (media) => mapObject(media, "params", change))
      : interactivity,
  );

export const isCards = (interactivity: JsonObject): boolean =>
  interactivity["type"] === "flip-card" || interactivity["type"] === "card-modal";

/** Changes each card of each row. */
export const mapCards = (content: JsonObject, change: (card: JsonObject) => JsonObject): JsonObject =>
  mapInteractivities(content, (interactivity) => {
    if (!isCards(interactivity)) return interactivity;
    return mapObject(interactivity, "data", (data) => {
      const rows = data["cardRows"];
      if (!isList(rows)) return data;
      const mapRow = (row: Json) => (isList(row) ? row.map((card) => (isObject(card) ? change(card) : card)) : row);
      return { ...data, cardRows: rows.map(mapRow) };
    });
  });

export function omit(owner: JsonObject, key: string): JsonObject {
  const { [key]: _, ...rest } = owner;
  return rest;
}
