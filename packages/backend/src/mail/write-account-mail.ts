// Knows what the mails of account links say, in French and English: as plain text, and as simple HTML of the same
// words.
import { type AccountLinkType, readLogin } from "@academiz/domain/identity";
import type { MailLook } from "@academiz/domain/theme";
import type { Locale } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface AccountMail {
  readonly type: AccountLinkType;
  readonly locale: Locale;
  readonly firstname: string;
  readonly identifier: string;
  readonly clientName: string;
  /** What the sign-in asks for as the organisation. */
  readonly clientSlug: string;
  readonly look: MailLook;
  readonly link: string;
  /** How long the link works. */
  readonly days: number;
}

interface Words {
  readonly subject: string;
  readonly why: string;
  readonly action: string;
  readonly otherwise: string;
}

const FRENCH: Readonly<Record<AccountLinkType, (clientName: string) => Words>> = {
  "forgotten-password": (clientName) => ({
    subject: `${clientName} : choisissez un nouveau mot de passe`,
    why: "Un nouveau mot de passe a été demandé pour votre compte.",
    action: "Choisir un nouveau mot de passe",
    otherwise: "Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.",
  }),
  "active-account": (clientName) => ({
    subject: `${clientName} : activez votre compte`,
    why: "Un compte vous attend. Choisissez son mot de passe pour l’activer.",
    action: "Activer mon compte",
    otherwise: "Si vous n’attendiez pas ce message, ne faites rien.",
  }),
  "temporary-password": (clientName) => ({
    subject: `${clientName} : remplacez votre mot de passe provisoire`,
    why: "Votre mot de passe est provisoire. Choisissez le vôtre.",
    action: "Choisir mon mot de passe",
    otherwise: "Si vous n’attendiez pas ce message, prévenez votre administrateur.",
  }),
};
const ENGLISH: Readonly<Record<AccountLinkType, (clientName: string) => Words>> = {
  "forgotten-password": (clientName) => ({
    subject: `${clientName}: choose a new password`,
    why: "Somebody asked for a new password for your account.",
    action: "Choose a new password",
    otherwise: "If it was not you, do nothing: your password stays as it is.",
  }),
  "active-account": (clientName) => ({
    subject: `${clientName}: activate your account`,
    why: "An account is waiting for you. Choose its password to activate it.",
    action: "Activate my account",
    otherwise: "If you did not expect this message, do nothing.",
  }),
  "temporary-password": (clientName) => ({
    subject: `${clientName}: replace your temporary password`,
    why: "Your password is temporary. Choose your own.",
    action: "Choose my password",
    otherwise: "If you did not expect this message, tell your administrator.",
  }),
};

export function writeAccountMail(mail: AccountMail): WrittenMail {
  const { type, locale, firstname, clientName, link, days } = mail;
  const isFrench = locale === "fr";
  const words = (isFrench ? FRENCH : ENGLISH)[type](clientName);
  const login = readLogin(mail.identifier);
  return composeMail({
    locale,
    clientName,
    look: mail.look,
    subject: words.subject,
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [
      words.why,
      isFrench ? `Votre organisation : ${mail.clientSlug}` : `Your organisation: ${mail.clientSlug}`,
      isFrench ? `Votre identifiant : ${login}` : `Your login: ${login}`,
    ],
    action: { label: words.action, link },
    after: [tellLifetime(isFrench, days), words.otherwise],
  });
}

function tellLifetime(isFrench: boolean, days: number): string {
  if (isFrench) return `Ce lien sert une seule fois, pendant ${days === 1 ? "24 heures" : `${days} jours`}.`;
  return `This link works once, for ${days === 1 ? "24 hours" : `${days} days`}.`;
}
