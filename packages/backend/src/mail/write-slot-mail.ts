// Knows the mails about a slot of a classroom session: a place in it, its times, that it is near, that it is called
// off.
import { type SlotNewsKind, tellSlotNews } from "@academiz/domain/wording";
import type { SlotRecord } from "../ports/index.ts";
import { composeMail, type MailPerson, type WrittenMail } from "./compose-mail.ts";
import { type TimePlace, tellDay, tellHour, tellZone } from "./tell-times.ts";

export interface SlotMail extends MailPerson {
  readonly kind: SlotNewsKind;
  /** Its name. */
  readonly product: string;
  readonly slot: Pick<SlotRecord, "startAt" | "endAt" | "place" | "videoLink">;
  /** Null: the reader cannot open the classroom any more. */
  readonly link: string | null;
}

/** Times are written in the zone of the organisation, which is named: the page shows them in the reader's own. */
export function writeSlotMail({
  locale,
  firstname,
  clientName,
  look,
  timeZone,
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
    before: [`${subject}.`, tellTimes({ locale, timeZone }, slot), ...(slot.place ? [slot.place] : [])],
    ...(link === null ? { after: [] } : tellPage(isFrench, link)),
  });
}

const tellPage = (isFrench: boolean, link: string) => ({
  action: { label: isFrench ? "Ouvrir mes séances" : "Open my sessions", link },
  after: [
    isFrench
      ? "La page des séances donne les heures de votre fuseau, et un fichier pour votre agenda."
      : "The page of your sessions tells the times where you are, and has a file for your calendar.",
  ],
});

function tellTimes(place: TimePlace, { startAt, endAt }: SlotMail["slot"]): string {
  const [day, zone] = [tellDay(place, startAt), tellZone(place, startAt)];
  const [from, until] = [tellHour(place, startAt), tellHour(place, endAt)];
  return place.locale === "fr"
    ? `${day}, de ${from} à ${until} (${zone})`
    : `${day}, from ${from} to ${until} (${zone})`;
}
