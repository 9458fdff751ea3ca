// Knows what the former address of an account is told when an administrator has changed it (0036), in French and
// English.
import { readLogin } from "@academiz/domain/identity";
import type { MailLook } from "@academiz/domain/theme";
import type { Locale } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface AddressMail {
  readonly locale: Locale;
  readonly firstname: string;
  readonly identifier: string;
  readonly clientName: string;
  readonly look: MailLook;
}

export function writeAddressMail({ locale, firstname, identifier, clientName, look }: AddressMail): WrittenMail {
  const login = readLogin(identifier);
  return locale === "fr"
    ? composeMail({
        locale,
        clientName,
        look,
        subject: `${clientName}\u00a0: l’adresse de votre compte a changé`,
        greeting: `Bonjour ${firstname},`,
        before: [
          "Un administrateur a changé l’adresse e-mail de votre compte. Cette adresse-ci ne reçoit plus ses messages, ni ceux qui servent à choisir un mot de passe.",
          `Votre identifiant\u00a0: ${login}`,
        ],
        after: ["Si vous ne vous y attendiez pas, prévenez votre organisation."],
      })
    : composeMail({
        locale,
        clientName,
        look,
        subject: `${clientName}: the address of your account has changed`,
        greeting: `Hello ${firstname},`,
        before: [
          "An administrator has changed the e-mail address of your account. Its messages come here no longer, nor those by which a password is chosen.",
          `Your login: ${login}`,
        ],
        after: ["If you did not expect this, tell your organisation."],
      });
}
