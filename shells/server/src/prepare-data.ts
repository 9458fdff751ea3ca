// Knows what an empty platform begins with: demo data, or in production an administrator whom the operator names or makes (decisions 1).
import { makeClient, makeUser, openSetup, type World } from "@academiz/backend";
import type { Config } from "./config.ts";
import { createDemo } from "./demo/create-demo.ts";

/** What there is to tell when the server is ready. */
export interface Beginnings {
  readonly hasDemo: boolean;
  /** Where the first administrator is made; null when there is one. */
  readonly setupLink: string | null;
}

/** Does nothing to a platform that has a client. */
export async function prepareData(config: Config, world: World): Promise<Beginnings> {
  if (await world.clients.areNone()) {
    if (config.production && !config.admin) return { hasDemo: false, setupLink: await openSetup(world) };
    // Whole or not at all: a start that was interrupted begins again.
    await world.transactAbove((inside) => {
      const empty: World = { ...world, ...inside, transact: (_, work) => work(inside) };
      return config.admin && config.production
        ? createFirstClient(empty, config.admin)
        : createDemo(empty, config.home);
    });
  }
  return { hasDemo: !config.production && (await world.clients.findBySlug("demo")) !== null, setupLink: null };
}

async function createFirstClient(world: World, admin: NonNullable<Config["admin"]>): Promise<void> {
  const client = makeClient(world.dice, { slug: "main", name: "Academiz", locale: "fr" });
  await world.clients.add(client);
  const passwordHash = await world.passwords.hash(admin.password);
  const { login } = admin;
  await world.users.add(
    makeUser(world.dice, client, {
      login,
      email: "",
      firstname: login,
      lastname: "",
      roles: ["ROLE_SUPER_ADMIN"],
      passwordHash,
    }),
  );
}
