// Knows the mail about a message, in French and English: that there is one, on which product, and where to read it.
import type { MailLook } from "@academiz/domain/theme";
import type { Locale } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface MessageMail {
  readonly locale: Locale;
  readonly firstname: string;
  readonly clientName: string;
  readonly look: MailLook;
  /** True: the reader asked the question; false: they are an expert. */
  readonly isAsker: boolean;
  readonly product: string;
  /** The title of the page; null: the product as a whole. */
  readonly page: string | null;
  readonly link: string;
}

/** The message itself stays on the platform: mails are read by others, and are kept elsewhere. */
export function writeMessageMail(mail: MessageMail): WrittenMail {
  const { locale, firstname, clientName, look, isAsker, product, page, link } = mail;
  const isFrench = locale === "fr";
  const why = isFrench
    ? isAsker
      ? "Un expert vous a répondu."
      : "Une personne attend votre réponse."
    : isAsker
      ? "An expert has answered you."
      : "Somebody waits for your answer.";
  const about = [product, ...(page === null || page === "" ? [] : [page])].join(" – ");
  return composeMail({
    ...{ locale, clientName, look },
    subject: isFrench
      ? `${clientName}\u00a0: ${isAsker ? "un expert vous a répondu" : "une question vous attend"}`
      : `${clientName}: ${isAsker ? "an expert has answered you" : "a question waits for you"}`,
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [why, isFrench ? `À propos de\u00a0: ${about}` : `About: ${about}`],
    action: { label: isFrench ? "Lire le message" : "Read the message", link },
    after: [
      isFrench
        ? "Vous ne recevrez pas d’autre mail à ce sujet avant d’avoir lu ce message."
        : "You get no other mail about it before you have read this message.",
    ],
  });
}
