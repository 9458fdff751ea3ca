// Knows a user's role and place in their own client, wherever they work (§7.54): learners' products and progress are
// stored there.
import type { Actor } from "../ports/index.ts";

/** The home's slug begins the identifier, and has no underscore. */
export const atHome = (actor: Actor): Actor => ({
  ...actor,
  clientId: actor.home.clientId,
  clientSlug: actor.identifier.split("_", 1)[0] ?? "",
});
