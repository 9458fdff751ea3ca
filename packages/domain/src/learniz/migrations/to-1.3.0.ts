// Knows the step to 1.3.0: icons of cards get their library's prefix, once (§4.84).
import { defineMigration } from "./migration.ts";
import { type JsonObject, mapCards } from "./walk.ts";

const PREFIX = "icon-library-";

function prefix(card: JsonObject, key: string): JsonObject {
  const icon = card[key];
  if (typeof icon !== "string" || icon === "" || icon.startsWith(PREFIX)) return card;
  return { ...card, [key]: `${PREFIX}${icon}` };
}

export const to130 = defineMigration("1.2.0", "1.3.0", (content) =>
  mapCards(content, (card) => ["firstIcon", "secondIcon", "icon"].reduce(prefix, card)),
);
