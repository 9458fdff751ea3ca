// Knows how those who were given an account by an import are written to: a few at a time, each once.

import { issueAccountLinks } from "../account/issue-account-links.ts";
import { noteEvents } from "../account-events/index.ts";
import type { JobKind } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";

/** Written to in one transaction: other jobs have their turn between two. */
const PORTION = 50;

/**
 * That somebody is to be written to goes with the mail that is written. Who was closed, or chose a password meanwhile,
 * is sent none.
 */
export const inviteUsers: JobKind = async (world, job, tools) => async (inside) => {
  const invited = await inside.roster.takeInvited(job, PORTION);
  const client = await inside.clients.read(job);
  if (invited.length === 0 || !client) return { state: "done", result: {} };
  await tools.pause();
  const waiting = invited.filter((user) => user.active && user.passwordHash === "");
  if (waiting.length > 0) await issueAccountLinks({ ...world, ...inside }, waiting, client, "active-account");
  const doer = { userId: job.askerId, clientId: job.askerClientId };
  const sent = waiting.map(({ id }) => ({ userId: id, kind: "link-sent" as const, detail: "active-account" }));
  await noteEvents(inside, world, job, doer, sent);
  return { state: "queued", at: toIso(world.clock.now()) };
};
