// Knows how queued mails are sent: each at least once, with growing pauses after failures.

import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { MailOutcome, MailTrouble } from "../ports/index.ts";

/** Milliseconds after which a mail is given to another sender, where the one that claimed it has died. */
const LEASE = 120_000;
const BATCH = 20;
/**
 * Milliseconds before the next try, by the tries so far; after the last the mail is given up, about two days after its
 * cause.
 */
const PAUSES = [15_000, 60_000, 300_000, 900_000, 3_600_000, ...Array.from({ length: 12 }, () => 4 * 3_600_000)];

/** What went wrong with a mail, for the log. */
export interface DeliveryFailure {
  readonly to: string;
  readonly message: string;
  readonly isGivenUp: boolean;
}

/** Sends what is due until it is asked to stop; nothing where no mail leaves the platform. Returns the failures. */
export async function deliverMails(
  world: Pick<World, "mails" | "mailer" | "clock">,
  isStopping: () => boolean = () => false,
): Promise<readonly DeliveryFailure[]> {
  const { mails, mailer, clock } = world;
  if (!mailer) return [];
  const failures: DeliveryFailure[] = [];
  while (!isStopping()) {
    const claimed = await mails.claim(toIso(clock.now()), toIso(clock.now() + LEASE), BATCH);
    if (claimed.length === 0) break;
    await Promise.all(
      claimed.map(async (mail) => {
        const sent = await mailer.send(mail);
        const outcome = sent.ok
          ? ({ kind: "sent", at: toIso(clock.now()) } as const)
          : judge(sent.error, mail.attempts, clock.now());
        await mails.settle(mail.id, outcome);
        if (outcome.kind !== "sent")
          failures.push({ to: mail.to, message: outcome.error, isGivenUp: outcome.kind === "failed" });
      }),
    );
  }
  return failures;
}

function judge({ kind, message }: MailTrouble, attempts: number, now: number): MailOutcome {
  const pause = PAUSES[attempts - 1];
  if (kind === "never" || pause === undefined) return { kind: "failed", error: message };
  return { kind: "later", at: toIso(now + pause), error: message };
}
