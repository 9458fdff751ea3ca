// Knows how requests for account links are answered: one transaction writes the link and the mail, and removes the
// request.
import type { AccountLinkType } from "@academiz/domain/identity";
import { noteEvents } from "../account-events/index.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { LinkRequest, UserRecord } from "../ports/index.ts";
import { ACCOUNT_LINK_PAUSE } from "../session/lifetimes.ts";
import { issueAccountLinks } from "./issue-account-links.ts";

type Needed = Pick<World, "transactAbove" | "tokens" | "clock" | "dice" | "publicUrl">;

/** Answers all requests that wait. A process that dies in between leaves the request in place. */
export async function answerLinkRequests(world: Needed): Promise<void> {
  const answerNext = (inside: Repositories) => answerOne({ ...world, ...inside });
  while (await world.transactAbove(answerNext));
}

async function answerOne(world: Needed & Repositories): Promise<boolean> {
  const request = await world.accountLinks.take();
  if (!request) return false;
  await answer(world, request);
  return true;
}

async function answer(world: Needed & Repositories, { identifier, isFromOffice }: LinkRequest): Promise<void> {
  const user = await world.users.findByIdentifier(identifier);
  const client = user && (await world.clients.read(user));
  const type = user && chooseType(user);
  if (!user || !client?.active || !type || user.email === "") return;
  const newest = await world.accountLinks.findNewest(user, user.id);
  // A clock that was put back lets nobody wait longer.
  if (newest !== null && Math.abs(world.clock.now() - Date.parse(newest)) < ACCOUNT_LINK_PAUSE) return;
  await issueAccountLinks(world, [user], client, type, isFromOffice);
  await noteEvents(world, world, { clientId: client.id }, null, [{ userId: user.id, kind: "link-sent", detail: type }]);
}

/** The state of the account decides, not who asks: a mail does not open a closed account again. */
function chooseType(user: UserRecord): AccountLinkType | null {
  if (!user.active) return null;
  return user.passwordHash === "" ? "active-account" : "forgotten-password";
}
