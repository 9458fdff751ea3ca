// Knows that the player loads the rules of the games that its content has, and of no others.
import type { Plugin } from "vite";

/** `late-types.ts` stands in the place of `types.ts`: rules are fetched when a content that names them was. */
export const lateRules: Plugin = {
  name: "late-rules",
  load: (id) => (/\/domain\/src\/games\/types\.ts$/.test(id) ? 'export * from "./late-types.ts";' : undefined),
};
