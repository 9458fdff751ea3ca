// Knows which use case answers each route of the terms of use.
import { readClientTerms, readTerms, type World, writeClientTerms } from "@academiz/backend";
import type { terms } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleTerms = (world: World): HandlersOf<typeof terms> => ({
  readTerms: ({ actor }) => readTerms(world, actor),
  readClientTerms: ({ actor }) => readClientTerms(world, actor),
  writeClientTerms: ({ actor, body }) => writeClientTerms(world, actor, body),
});
