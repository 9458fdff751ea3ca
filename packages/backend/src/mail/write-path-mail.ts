// Knows the mail of a learning path: what its author wrote, and the way back to the path (§4.148).
import type { MailLook } from "@academiz/domain/theme";
import type { Locale } from "@academiz/domain/wording";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface PathMail {
  readonly locale: Locale;
  readonly firstname: string;
  readonly clientName: string;
  readonly look: MailLook;
  /** Its name. */
  readonly path: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

export function writePathMail({
  locale,
  firstname,
  clientName,
  look,
  path,
  subject,
  text,
  link,
}: PathMail): WrittenMail {
  const isFrench = locale === "fr";
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return composeMail({
    ...{ locale, clientName, look, subject },
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: lines,
    action: { label: isFrench ? "Continuer le parcours" : "Continue the path", link },
    after: [
      isFrench
        ? `Cet e-mail fait partie du parcours «\u00a0${path}\u00a0».`
        : `This mail is part of the path “${path}”.`,
    ],
  });
}
