// Knows how administrators see the mails of their client, and super administrators those of all (decisions 1 and 2).
import type { AnswerOf, mails } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, MailReader } from "../ports/index.ts";

/** An administrator cannot read mails to people above them. */
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
  const reader = toReader(actor);
  const mail = await world.mails.read(reader, id);
  if (!mail) return refuse("not-found");
  const text = reader.seesAll || mail.text === null ? mail.text : hideLinks(mail.text);
  return succeed({ ...mail, text, hidesLink: text !== mail.text });
}

/**
 * A link in a mail would open an account without an entry in the log of impersonations: readers who may not have it
 * see the mail without it.
 */
const hideLinks = (text: string): string => text.replace(/https?:\/\/\S+/g, "…");
