// Knows what an absent part of stored content means: an empty list, the usual size, a slug that is still to be made
// (§5.23, §5.38).
import { fillData } from "../../interactivities/index.ts";
import type { Json } from "../../kernel/index.ts";
import { groupCards } from "../migrations/to-1.1.0.ts";
import { to1110 } from "../migrations/to-1.11.0.ts";
import { isCards, type JsonObject, mapList, mapObject } from "../migrations/walk.ts";

const withDefaults = (owner: JsonObject, defaults: { readonly [key: string]: Json }): JsonObject => ({
  ...owner,
  ...Object.fromEntries(Object.entries(defaults).filter(([key]) => owner[key] === undefined)),
});

const fillRules = (owner: JsonObject): JsonObject =>
  ["validators", "requirements"].reduce(
    (filled, key) => mapList(filled, key, (rule) => withDefaults(rule, { elements: [] })),
    owner,
  );

/** Groups cards that the step to 1.1.0 has not grouped, in the same way (§4.82). */
const fillCards = (data: JsonObject): JsonObject =>
  data["cardRows"] === undefined ? { ...groupCards(data), ...pickSize(data) } : data;

/** An invalid size stays, so that it is told as a fault. */
const pickSize = ({ cardSize }: JsonObject): JsonObject => (cardSize === undefined ? {} : { cardSize });

function fillInteractivity(interactivity: JsonObject): JsonObject {
  const filled = withDefaults(interactivity, { slug: "" });
  return mapObject(filled, "data", (data) => fillData(filled["type"], isCards(filled) ? fillCards(data) : data));
}

/**
 * The content with the parts that it leaves out, where that can mean one thing only: what version 1.11.0 gave to all
 * (§4.81), a style that is CUSTOM (§4.88), cards of size m, attachments side by side, a text box without boxes
 * (§5.38), a rule without elements. A missing slug becomes an empty one, which is mended and told like any other
 * (§5.23, §8.29).
 */
export function fillAbsent(content: JsonObject): JsonObject {
  // The step to 1.11.0 defines what absent lists, groups and titles mean; later content may leave them out again.
  const course = fillRules(to1110.migrate({ ...content, version: to1110.from }));
  const styled = mapObject(course, "params", (params) =>
    mapObject(params, "styleParams", (style) => withDefaults(style, { status: "CUSTOM" })),
  );
  return mapList(styled, "chapters", (chapter) =>
    mapList(fillRules(withDefaults(chapter, { slug: "" })), "slides", (slide) =>
      mapList(fillRules(withDefaults(slide, { slug: "" })), "interactivities", fillInteractivity),
    ),
  );
}
