// Knows how an empty platform gets its first client and administrator: by a one-time link that only its operator sees
// (decisions 1).
import { completeLogin } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { noteEvents } from "../account-events/index.ts";
import { makeClient, makeUser } from "../clients/make-client.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { hashNewPassword } from "./replace-password.ts";

export interface SetupInput {
  readonly token: string;
  readonly clientSlug: string;
  readonly clientName: string;
  readonly login: string;
  readonly email: string;
  readonly locale: "fr" | "en";
  readonly password: string;
}

/** The address of a new link. Earlier ones become invalid. */
export async function openSetup(world: Pick<World, "setupLinks" | "tokens" | "clock" | "publicUrl">): Promise<string> {
  const { token, hash } = world.tokens.createRefresh();
  await world.setupLinks.replace(hash, toIso(world.clock.now()));
  return `${world.publicUrl}/admin/setup#token=${token}`;
}

export async function setUpPlatform(
  world: Pick<World, "setupLinks" | "tokens" | "passwords" | "clock" | "dice" | "transactAbove">,
  input: SetupInput,
): Outcome<{ readonly identifier: string; readonly clientSlug: string }> {
  const hash = world.tokens.hashRefresh(input.token);
  if (!(await world.setupLinks.isOpen(hash))) return refuse("link.invalid");
  const identifier = completeLogin(input.clientSlug, input.login);
  const password = await hashNewPassword(world, { identifier, passwordHash: "" }, input.password);
  if (!password.ok) return password;
  return world.transactAbove(async (inside) => {
    if (!(await inside.setupLinks.use(hash)) || !(await inside.clients.areNone())) return refuse("link.invalid");
    const client = makeClient(world.dice, { slug: input.clientSlug, name: input.clientName, locale: input.locale });
    await inside.clients.add(client);
    const { login, email } = input;
    const user = makeUser(world.dice, client, {
      login,
      email,
      firstname: login,
      lastname: "",
      roles: ["ROLE_SUPER_ADMIN"],
      passwordHash: password.value,
    });
    await inside.users.add(user);
    await noteEvents(inside, world, { clientId: client.id }, null, [{ userId: user.id, kind: "created" }]);
    return succeed({ identifier, clientSlug: client.slug });
  });
}
