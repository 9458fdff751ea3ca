// Knows what somebody is told when their account becomes less protected (0053), in French and English.
import { readLogin } from "@academiz/domain/identity";
import type { MailLook } from "@academiz/domain/theme";
import type { Locale } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

/**
 * `off`: switched off by somebody who knew the password; `reset`: removed by somebody else; `codes`: new recovery
 * codes were made.
 */
export type GuardFall = "off" | "reset" | "codes";

export interface GuardMail {
  readonly fall: GuardFall;
  readonly locale: Locale;
  readonly firstname: string;
  readonly identifier: string;
  readonly clientName: string;
  readonly look: MailLook;
}

const SUBJECTS = {
  off: { fr: "la double vérification est désactivée", en: "two-step sign-in was switched off" },
  reset: { fr: "la double vérification est réinitialisée", en: "two-step sign-in was reset" },
  codes: { fr: "de nouveaux codes de secours", en: "new recovery codes" },
} as const;
const WORDS = {
  off: {
    fr: "La double vérification de votre compte vient d’être désactivée avec votre mot de passe. Celui-ci suffit désormais pour se connecter.",
    en: "Two-step sign-in of your account was switched off with your password, which is now enough to sign in.",
  },
  reset: {
    fr: "Un administrateur a réinitialisé la double vérification de votre compte. Votre mot de passe suffit désormais pour se connecter.",
    en: "An administrator has reset two-step sign-in of your account. Your password is now enough to sign in.",
  },
  codes: {
    fr: "De nouveaux codes de secours ont été créés pour votre compte avec votre mot de passe. Les précédents ne servent plus.",
    en: "New recovery codes were made for your account with your password. Those before work no more.",
  },
} as const;

export function writeGuardMail({ fall, locale, firstname, identifier, clientName, look }: GuardMail): WrittenMail {
  const login = readLogin(identifier);
  const [subject, words] = [SUBJECTS[fall][locale], WORDS[fall][locale]];
  const parts = { locale, clientName, look };
  return locale === "fr"
    ? composeMail({
        ...parts,
        subject: `${clientName}\u00a0: ${subject}`,
        greeting: `Bonjour ${firstname},`,
        before: [words, `Votre identifiant\u00a0: ${login}`],
        after: ["Si vous ne vous y attendiez pas, changez votre mot de passe et prévenez votre organisation."],
      })
    : composeMail({
        ...parts,
        subject: `${clientName}: ${subject}`,
        greeting: `Hello ${firstname},`,
        before: [words, `Your login: ${login}`],
        after: ["If you did not expect this, change your password and tell your organisation."],
      });
}
