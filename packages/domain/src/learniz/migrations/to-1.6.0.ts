// Knows the step to 1.6.0: the locale becomes FR or EN (§4.87).
import { defineMigration } from "./migration.ts";

const FRENCH = /^fr(?:[_-].*)?$/i;

export const to160 = defineMigration("1.5.0", "1.6.0", (content) => {
  const { local } = content;
  return { ...content, local: typeof local === "string" && FRENCH.test(local) ? "FR" : "EN" };
});
