// Knows the step to 1.5.0: games lose their editionInfo (§4.86).
import { defineMigration } from "./migration.ts";
import { mapGameParams, omit } from "./walk.ts";

export const to150 = defineMigration("1.4.0", "1.5.0", (content) =>
  mapGameParams(content, (params) => omit(params, "editionInfo")),
);
