// Knows how the demo is made: two clients, their people, and the sample courses, packages, game, path, sequence
// and classroom published for everyone.
import { hashNewPassword, makeClient, makeUser, type World } from "@academiz/backend";
import type { Actor, ClientRecord } from "@academiz/backend/ports";
import { completeLogin } from "@academiz/domain/identity";
import { ATELIER_PEOPLE, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from "./people.ts";
import { publishClassroom } from "./publish-classroom.ts";
import { publishGame } from "./publish-game.ts";
import { publishPackages } from "./publish-packages.ts";
import { publishPath } from "./publish-path.ts";
import { publishSamples } from "./publish-samples.ts";
import { publishSequence } from "./publish-sequence.ts";
import { readSamples } from "./read-samples.ts";

export async function createDemo(world: World, home: string): Promise<void> {
  const identifier = completeLogin("demo", DEMO_PEOPLE[0]?.login ?? "");
  const hash = await hashNewPassword(world, { identifier, passwordHash: "" }, DEMO_PASSWORD);
  if (!hash.ok) throw new Error("the password of the demo breaks a rule");
  const { author, as } = await createClient(world, { slug: "demo", name: "Academiz Demo" }, DEMO_PEOPLE, hash.value);
  await createClient(world, { slug: "atelier", name: "Atelier" }, ATELIER_PEOPLE, hash.value);
  await publishSamples(world, author, await readSamples(home));
  await publishPackages(world, author);
  const game = await publishGame(world, author);
  await publishPath(world, author, game);
  await publishSequence(world, author);
  await publishClassroom(world, { author, admin: as("admin"), trainerId: as("trainer").userId });
  for (const { login } of DEMO_PEOPLE) await readOldNews(world, as(login));
}

/** The people of the demo seem to have been there before: only the newest notifications are unread. */
const MOST_UNREAD = 3;
async function readOldNews({ notifications }: World, { home, userId }: Actor): Promise<void> {
  const { total } = await notifications.list(home, userId, 0, 1);
  const { rows } = await notifications.list(home, userId, MOST_UNREAD, total);
  for (const { slug } of rows) await notifications.setRead(home, userId, slug, true);
}

interface DemoClient {
  readonly author: Actor;
  /** The actor with this login at the client. */
  readonly as: (login: string) => Actor;
}

/** Creates a client with its people. */
async function createClient(
  world: World,
  named: Pick<ClientRecord, "slug" | "name">,
  people: readonly DemoPerson[],
  passwordHash: string,
): Promise<DemoClient> {
  const client = makeClient(world.dice, { ...named, locale: "fr", timeZone: "Europe/Paris" });
  await world.clients.add(client);
  const users = people.map(({ role, ...person }) =>
    makeUser(world.dice, client, {
      ...person,
      email: `${person.login}@${client.slug}.example`,
      roles: [role],
      passwordHash,
    }),
  );
  for (const user of users) await world.users.add(user);
  const as = (login: string): Actor => {
    const user = users.find((one) => one.login === login);
    if (!user) throw new Error(`the demo client ${client.slug} has no ${login}`);
    return {
      clientId: client.id,
      clientSlug: client.slug,
      home: { clientId: client.id },
      userId: user.id,
      identifier: user.identifier,
      roles: user.roles,
      scope: "session",
      sessionId: "",
      binding: null,
    };
  };
  return { author: as("author"), as };
}
