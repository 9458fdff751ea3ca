// Knows what an empty platform begins with: demo data, or in production an administrator, whom the operator names or
// makes by a link (decisions 1).
import { createFileRights, hashNewPassword, makeClient, makeUser, openSetup, type World } from "@academiz/backend";
import { completeLogin } from "@academiz/domain/identity";
import type { Config } from "../config/config.ts";
import { createDemo } from "../demo/create-demo.ts";
import { FIRST_CLIENT, judgeAdmin } from "./demand-admin.ts";

/** What the server reports when it is ready. */
export interface Beginnings {
  readonly hasDemo: boolean;
  /** The address where the first administrator is made; null when there is one. */
  readonly setupLink: string | null;
}

/** Does nothing on a platform that has a client. */
export async function prepareData(config: Config, world: World): Promise<Beginnings> {
  if (await world.clients.areNone()) {
    if (config.production && !config.admin) return { hasDemo: false, setupLink: await openSetup(world) };
    // All or nothing: a start that was interrupted begins again.
    await world.transactAbove((inside) => {
      // Until this work is complete, only its own transaction can see the files that it stores.
      const fileRights = createFileRights(inside.storedBytes.isNamed, world.clock);
      const empty: World = { ...world, ...inside, fileRights, transact: (_, work) => work(inside) };
      return config.admin && config.production
        ? createFirstClient(empty, config.admin)
        : createDemo(empty, config.home);
    });
  }
  return { hasDemo: !config.production && (await world.clients.findBySlug("demo")) !== null, setupLink: null };
}

/** @throws Error naming the variable that is wrong, and the rule that it breaks. */
async function createFirstClient(world: World, admin: NonNullable<Config["admin"]>): Promise<void> {
  judgeAdmin(admin);
  const { login, password } = admin;
  const client = makeClient(world.dice, { slug: FIRST_CLIENT, name: "Academiz", locale: "fr" });
  const identifier = completeLogin(client.slug, login);
  const passwordHash = await hashNewPassword(world, { identifier, passwordHash: "" }, password);
  if (!passwordHash.ok) throw new Error("ADMIN_PASSWORD is refused.");
  await world.clients.add(client);
  await world.users.add(
    makeUser(world.dice, client, {
      login,
      email: "",
      firstname: login,
      lastname: "",
      roles: ["ROLE_SUPER_ADMIN"],
      passwordHash: passwordHash.value,
    }),
  );
}
