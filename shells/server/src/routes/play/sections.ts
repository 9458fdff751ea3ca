// Knows which use case answers the route of sections.
import { readSection, type World } from "@academiz/backend";
import type { sections } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleSections = (world: World): HandlersOf<typeof sections> => ({
  readSection: ({ actor, params }) => readSection(world, actor, params.slug),
});
