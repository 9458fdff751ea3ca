// Knows what an empty platform begins with: demo data, or in production the administrator whom the operator names (decisions 1).
import type { World } from "@academiz/backend";
import { ROLES } from "@academiz/domain/identity";
import type { Platform } from "./compose.ts";
import type { Config } from "./config.ts";
import { createDemo } from "./demo/create-demo.ts";

/** Does nothing when there is any client. True when the demo stands. @throws Error in plain words when production has no administrator. */
export async function prepareData(config: Config, platform: Pick<Platform, "world" | "transact">): Promise<boolean> {
  const { world } = platform;
  if (await world.clients.areNone()) {
    // Whole or not at all: a start that was interrupted begins again.
    await platform.transact((empty) =>
      config.production ? createFirstClient(config, empty) : createDemo(empty, config.home),
    );
  }
  return !config.production && (await world.clients.findBySlug("demo")) !== null;
}

async function createFirstClient({ admin }: Config, world: World): Promise<void> {
  if (!admin)
    throw new Error("The platform is empty: set ADMIN_LOGIN and ADMIN_PASSWORD to create its first administrator.");
  const client = {
    id: world.dice.createId(),
    slug: "main",
    name: "Academiz",
    active: true,
    locale: "fr",
    type: null,
    hasSubClients: false,
    strategy: "DEFAULT",
    markType: "DEFAULT",
    colors: {},
  };
  await world.clients.add(client);
  await world.users.add({
    id: world.dice.createId(),
    clientId: client.id,
    identifier: `${client.slug}_${admin.login}`,
    login: admin.login,
    email: "",
    firstname: admin.login,
    lastname: "",
    locale: null,
    roles: ROLES.filter((role) => role === "ROLE_SUPER_ADMIN"),
    active: true,
    hasAcceptedCgu: false,
    admitted: null,
    passwordHash: await world.passwords.hash(admin.password),
  });
}
