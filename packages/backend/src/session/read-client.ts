// Knows how a client is told: to its own users in full, to anybody by its slug in brief (§7.7, §3.29–§3.44).
import type { ClientAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, ClientRecord } from "../ports/index.ts";
import type { World } from "../world.ts";

interface OriginPlatform {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly backOfficeUrl: string;
  readonly theme: ClientAnswer["theme"];
}

/** A client that chose no colour has the product's own look. */
const themeOf = (client: ClientRecord): ClientAnswer["theme"] => ({ colors: client.colors });

export async function readCurrentClient(world: Pick<World, "clients">, actor: Actor): Outcome<ClientAnswer> {
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  return succeed({
    id: client.id,
    slug: client.slug,
    name: client.name,
    active: client.active,
    locale: client.locale,
    type: client.type,
    hasSubClients: client.hasSubClients,
    params: {
      isChatExpertEnabled: false,
      strategy: client.strategy,
      markType: client.markType,
      frontDynamicParams: { tabLabel: null },
    },
    theme: themeOf(client),
  });
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
