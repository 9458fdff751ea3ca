// Knows the step to 1.8.0: an animated background without alternative text is decorative (§4.89).
import { defineMigration } from "./migration.ts";
import { mapObject } from "./walk.ts";

export const to180 = defineMigration("1.7.0", "1.8.0", (content) =>
  mapObject(content, "params", (params) =>
    mapObject(params, "styleParams", (style) =>
      mapObject(style, "slideBackground", (background) =>
        background["type"] === "LOTTIE" ? { ...background, alt: background["alt"] ?? "" } : background,
      ),
    ),
  ),
);
