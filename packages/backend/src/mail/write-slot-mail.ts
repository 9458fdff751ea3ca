// Knows the mails about a slot of a classroom session: a place in it, its times, that it is near, that it is called off.
import type { MailLook } from "@academiz/domain/theme";
import { type Locale, type SlotNewsKind, tellSlotNews } from "@academiz/domain/wording";
import type { SlotRecord } from "../ports/index.ts";
import { composeMail, type WrittenMail } from "./compose-mail.ts";

export interface SlotMail {
  readonly locale: Locale;
  readonly firstname: string;
  readonly clientName: string;
  readonly look: MailLook;
  readonly kind: SlotNewsKind;
  /** Its name. */
  readonly product: string;
  readonly slot: Pick<SlotRecord, "startAt" | "endAt" | "place" | "videoLink">;
  readonly link: string;
}

/** Times are told in universal time, and say so: the page tells them in the reader's own. */
export function writeSlotMail({
  locale,
  firstname,
  clientName,
  look,
  kind,
  product,
  slot,
  link,
}: SlotMail): WrittenMail {
  const isFrench = locale === "fr";
  const subject = tellSlotNews(kind, product)[locale];
  return composeMail({
    ...{ locale, clientName, look, subject },
    greeting: isFrench ? `Bonjour ${firstname},` : `Hello ${firstname},`,
    before: [`${subject}.`, tellTimes(locale, slot), ...(slot.place ? [slot.place] : [])],
    action: { label: isFrench ? "Ouvrir mes séances" : "Open my sessions", link },
    after: [
      isFrench
        ? "La page des séances donne les heures de votre fuseau, et un fichier pour votre agenda."
        : "The page of your sessions tells the times where you are, and has a file for your calendar.",
    ],
  });
}

function tellTimes(locale: Locale, { startAt, endAt }: SlotMail["slot"]): string {
  const zone = { timeZone: "UTC" } as const;
  const region = locale === "fr" ? "fr-FR" : "en-GB";
  const day = new Intl.DateTimeFormat(region, { dateStyle: "full", ...zone }).format(new Date(startAt));
  const hours = new Intl.DateTimeFormat(region, { timeStyle: "short", ...zone });
  const [from, until] = [hours.format(new Date(startAt)), hours.format(new Date(endAt))];
  return locale === "fr" ? `${day}, de ${from} à ${until} (UTC)` : `${day}, from ${from} to ${until} (UTC)`;
}
