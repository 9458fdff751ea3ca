// Knows the mail by which a manager reminds somebody of a product, in their own words.
import type { MailLook } from "@academiz/domain/theme";
import { type Locale, tellReminded } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface ReminderMail {
  readonly locale: Locale;
  readonly firstname: string;
  readonly clientName: string;
  readonly look: MailLook;
  /** Their name. */
  readonly manager: string;
  /** Its name. */
  readonly product: string;
  /** Empty: they said nothing of their own. */
  readonly message: string;
  readonly link: string;
}

export function writeReminderMail({
  locale,
  firstname,
  clientName,
  look,
  manager,
  product,
  message,
  link,
}: ReminderMail): WrittenMail {
  const isFrench = locale === "fr";
  const subject = tellReminded(manager, product)[locale];
  return composeMail({
    ...{ locale, clientName, look, subject },
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [`${subject}.`, ...message.split(/\r?\n/).filter((line) => line.trim() !== "")],
    action: { label: isFrench ? "Ouvrir" : "Open it", link },
    after: [],
  });
}
