// Knows the mails that say of a product when it is to be done, or was.
import type { DueStage } from "@academiz/domain/catalog";
import type { MailLook } from "@academiz/domain/theme";
import { type Locale, tellDue } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface DueMail {
  readonly locale: Locale;
  readonly firstname: string;
  readonly clientName: string;
  readonly look: MailLook;
  readonly stage: DueStage;
  /** Its name. */
  readonly product: string;
  /** ISO timestamp. */
  readonly dueAt: string;
  readonly link: string;
}

/** The moment is told in universal time, and says so: the page tells it in the reader's own. */
export function writeDueMail({
  locale,
  firstname,
  clientName,
  look,
  stage,
  product,
  dueAt,
  link,
}: DueMail): WrittenMail {
  const isFrench = locale === "fr";
  const when = new Intl.DateTimeFormat(isFrench ? "fr-FR" : "en-GB", {
    ...{ dateStyle: "full", timeStyle: "short", timeZone: "UTC" },
  }).format(new Date(dueAt));
  return composeMail({
    ...{ locale, clientName, look, subject: tellDue(stage, product)[locale] },
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [
      `${product}.`,
      stage === "late"
        ? isFrench
          ? `C’était à faire avant le ${when} (UTC). Vous pouvez encore le terminer.`
          : `It was to be done by ${when} (UTC). You can still complete it.`
        : isFrench
          ? `À faire avant le ${when} (UTC).`
          : `It is to be done by ${when} (UTC).`,
    ],
    action: { label: isFrench ? "Ouvrir" : "Open it", link },
    after: [],
  });
}
