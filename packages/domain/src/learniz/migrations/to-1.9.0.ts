// Knows the step to 1.9.0: only games keep a weight (§4.90, §3.130).
import { defineMigration } from "./migration.ts";
import { mapInteractivities, omit } from "./walk.ts";

export const to190 = defineMigration("1.8.0", "1.9.0", (content) =>
  mapInteractivities(content, (interactivity) =>
    interactivity["type"] === "game" ? interactivity : omit(interactivity, "weight"),
  ),
);
