// Knows the step to 1.7.0: a style without a status is CUSTOM (§4.88).
import { defineMigration } from "./migration.ts";
import { mapObject } from "./walk.ts";

export const to170 = defineMigration("1.6.0", "1.7.0", (content) =>
  mapObject(content, "params", (params) =>
    mapObject(params, "styleParams", (style) => ({ ...style, status: style["status"] ?? "CUSTOM" })),
  ),
);
