// Knows the step to 1.10.0: a missing slug is made from the indexes of its element (§4.91), so that it is the same at
// every load.
import { defineMigration } from "./migration.ts";
import { isCards, isList, isObject, type JsonObject, mapList, mapObject } from "./walk.ts";

function fill(element: JsonObject, ...indexes: readonly (number | string)[]): JsonObject {
  const { slug } = element;
  return typeof slug === "string" && slug !== "" ? element : { ...element, slug: `nullSlug-${indexes.join("-")}` };
}

/**
 * Cards and media are not elements of the tree; their slugs also name their list, so that they do not look like one.
 */
function fillParts(interactivity: JsonObject, c: number, s: number, i: number): JsonObject {
  const filled = mapList(interactivity, "medias", (media, m) => fill(media, c, s, i, "media", m));
  if (!isCards(filled)) return filled;
  return mapObject(filled, "data", (data) => {
    const rows = data["cardRows"];
    if (!isList(rows)) return data;
    let n = 0;
    const fillRow = (row: (typeof rows)[number]) =>
      isList(row) ? row.map((card) => (isObject(card) ? fill(card, c, s, i, "card", n++) : card)) : row;
    return { ...data, cardRows: rows.map(fillRow) };
  });
}

export const to1100 = defineMigration("1.9.0", "1.10.0", (content) =>
  mapList(content, "chapters", (chapter, c) =>
    mapList(fill(chapter, c), "slides", (slide, s) =>
      mapList(fill(slide, c, s), "interactivities", (interactivity, i) =>
        fillParts(fill(interactivity, c, s, i), c, s, i),
      ),
    ),
  ),
);
