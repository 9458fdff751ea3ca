// Knows the mails about the deadline of a product, before it and after it.
import type { DueStage } from "@academiz/domain/catalog";
import { tellDue } from "@academiz/domain/wording";
import { composeMail, type MailPerson, type WrittenMail } from "./compose-mail.ts";
import { tellMoment, tellZone } from "./tell-times.ts";

export interface DueMail extends MailPerson {
  readonly stage: DueStage;
  /** Its name. */
  readonly product: string;
  /** ISO timestamp. */
  readonly dueAt: string;
  readonly link: string;
}

/** The time is written in the zone of the organisation, which is named: the page shows it in the reader's own. */
export function writeDueMail({
  locale,
  firstname,
  clientName,
  look,
  timeZone,
  stage,
  product,
  dueAt,
  link,
}: DueMail): WrittenMail {
  const isFrench = locale === "fr";
  const place = { locale, timeZone };
  const when = `${tellMoment(place, dueAt)} (${tellZone(place, dueAt)})`;
  return composeMail({
    ...{ locale, clientName, look, subject: tellDue(stage, product)[locale] },
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [
      `${product}.`,
      stage === "late"
        ? isFrench
          ? `C’était à faire avant le ${when}. Vous pouvez encore le terminer.`
          : `It was to be done by ${when}. You can still complete it.`
        : isFrench
          ? `À faire avant le ${when}.`
          : `It is to be done by ${when}.`,
    ],
    action: { label: isFrench ? "Ouvrir" : "Open it", link },
    after: [],
  });
}
