// Knows the short description of a client that anybody may read, by its slug (§7.7).
import type { ClientAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { themeOf } from "./describe-client.ts";

interface OriginPlatform {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly backOfficeUrl: string;
  readonly theme: ClientAnswer["theme"];
}

/** `slug` is a client's slug; a signed-out browser finds its way home with it (§4.13). */
export async function readOriginPlatform(
  world: Pick<World, "clients" | "publicUrl">,
  slug: string,
): Outcome<OriginPlatform> {
  const client = await world.clients.findBySlug(slug);
  if (!client?.active) return refuse("not-found");
  const signIn = `auth/login?client=${encodeURIComponent(client.slug)}`;
  return succeed({
    slug: client.slug,
    name: client.name,
    url: `${world.publicUrl}/${signIn}`,
    backOfficeUrl: `${world.publicUrl}/admin/${signIn}`,
    theme: themeOf(client),
  });
}
