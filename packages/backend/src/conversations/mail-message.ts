// Knows who gets a mail about a message: people who have not read it after some minutes, and are still expected to.
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { isLeftTo, isWaitingFor } from "@academiz/domain/threads";
import { chooseLocale } from "@academiz/domain/wording";
import { mayAnswer } from "../experts/index.ts";
import type { JobKind } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import { writeMessageMail } from "../mail/write-message-mail.ts";

export const MESSAGE_MAIL = "message-mail";
/** Milliseconds: a person who is online reads it within that time. */
export const PATIENCE = 5 * 60_000;

export const mailMessage: JobKind = async (world, job) => async (inside) => {
  const [threadSlug, userId] = [String(job.input["threadSlug"]), String(job.input["userId"])];
  const done = { state: "done", result: {} } as const;
  const [thread, user, client] = [
    await inside.threads.read(job, threadSlug),
    await inside.users.read(job, userId),
    await inside.clients.read(job),
  ];
  if (!thread || !client || !user?.active) return done;
  if (!isWaitingFor(thread, userId, Number(job.input["number"]))) return done;
  const isAsker = thread.askerId === userId;
  // One of ten experts may have taken charge, and some may no longer answer.
  if (!isAsker && !(isLeftTo(thread, userId) && (await mayAnswer(inside, job, { userId, roles: user.roles }))))
    return done;
  const [product] = await inside.products.listKnown(job, [thread.subject]);
  const isOffice = user.roles.some((role) => /_(AUTHOR|ADMIN|SUPER_ADMIN)$/.test(role));
  const place = !isAsker && isOffice ? "/admin/messages" : "/messages";
  const mail = writeMessageMail({
    locale: chooseLocale({ user: user.locale, userClient: client.locale }),
    ...{ firstname: user.firstname, clientName: client.name, look: createMailLook(combineTheme(client)) },
    ...{ isAsker, product: product?.name ?? "", page: thread.place?.name ?? null },
    link: `${world.publicUrl}${place}?${isAsker || isOffice ? "" : "as=expert&"}thread=${encodeURIComponent(threadSlug)}`,
  });
  const now = toIso(world.clock.now());
  await inside.mails.addMany(
    job,
    [{ id: world.dice.createId(), clientId: job.clientId, userId, to: user.email, ...mail }],
    now,
  );
  return done;
};
