// Knows how administrators see the mails of their platform: of their client, or all (decisions 1 and 2).
import type { AnswerOf, mails } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, MailReader } from "../ports/index.ts";
import type { World } from "../world.ts";

/** A mail may hold a link to an account: an administrator reads none that opens one above their own. */
const toReader = ({ clientId, roles }: Actor): MailReader => ({
  clientId,
  seesAll: roles.includes("ROLE_SUPER_ADMIN"),
});

export async function listMails(
  world: Pick<World, "mails">,
  actor: Actor,
  { page, limit }: { readonly page: number; readonly limit: number },
): Outcome<AnswerOf<typeof mails.listMails>> {
  const { rows, total } = await world.mails.list(toReader(actor), page, limit);
  return succeed({ mails: [...rows], meta: { totalItems: total, page, limit }, leaves: world.mails.leaves });
}

export async function readMail(
  world: Pick<World, "mails">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof mails.readMail>> {
  const mail = await world.mails.read(toReader(actor), id);
  return mail ? succeed(mail) : refuse("not-found");
}
