// Knows the mails that say one thing and lead to one page: a survey that is asked, what was given to somebody.
import type { Texts } from "@academiz/domain/wording";
import { composeMail, type MailPerson, type WrittenMail } from "./compose-mail.ts";

export interface NewsMail {
  /** What is said, in the subject and again below. */
  readonly said: Texts;
  readonly more: Texts;
  readonly label: Texts;
  readonly link: string;
}

export function writeNewsMail(
  { locale, firstname, clientName, look }: MailPerson,
  { said, more, label, link }: NewsMail,
): WrittenMail {
  return composeMail({
    ...{ locale, clientName, look, subject: said[locale] },
    greeting: locale === "fr" ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [`${said[locale]}.`],
    action: { label: label[locale], link },
    after: [more[locale]],
  });
}
