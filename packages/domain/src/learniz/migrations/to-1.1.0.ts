// Knows the step to 1.1.0: cards are grouped into rows of the size their format allows (§4.82, §9.19).
import type { Json } from "../../kernel/index.ts";
import { defineMigration } from "./migration.ts";
import { isCards, isList, type JsonObject, mapInteractivities, mapObject, omit } from "./walk.ts";

const CARDS_PER_ROW: Readonly<Record<string, number>> = { xs: 7, s: 5, m: 3, l: 2, xl: 1 };

function cutIntoRows(cards: readonly Json[], size: number): Json[] {
  const rows: Json[] = [];
  for (let at = 0; at < cards.length; at += size) rows.push(cards.slice(at, at + size));
  return rows;
}

/** The data of cards with these in rows; rows that are there stay. */
export function groupCards(data: JsonObject): JsonObject {
  if (isList(data["cardRows"])) return data;
  const cards = isList(data["cards"]) ? data["cards"] : [];
  const wanted = data["cardSize"];
  const cardSize = typeof wanted === "string" && Object.hasOwn(CARDS_PER_ROW, wanted) ? wanted : "m";
  return { ...omit(data, "cards"), cardSize, cardRows: cutIntoRows(cards, CARDS_PER_ROW[cardSize] ?? 3) };
}

export const to110 = defineMigration("1.0.0", "1.1.0", (content) =>
  mapInteractivities(content, (interactivity) =>
    isCards(interactivity) ? mapObject(interactivity, "data", groupCards) : interactivity,
  ),
);
