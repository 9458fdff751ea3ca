// Knows how mails tell a time: in the zone of the reader's organisation, which they name.
import type { Locale } from "@academiz/domain/wording";

const REGIONS: Readonly<Record<Locale, string>> = { fr: "fr-FR", en: "en-GB" };

/** As time zones are named; `at` and what is told are of one moment. */
export interface TimePlace {
  readonly locale: Locale;
  readonly timeZone: string;
}

const format = ({ locale, timeZone }: TimePlace, options: Intl.DateTimeFormatOptions, at: string): string =>
  new Intl.DateTimeFormat(REGIONS[locale], { ...options, timeZone }).format(new Date(at));

/** `at`: ISO timestamp. */
export const tellDay = (place: TimePlace, at: string): string => format(place, { dateStyle: "full" }, at);
export const tellHour = (place: TimePlace, at: string): string => format(place, { timeStyle: "short" }, at);
export const tellMoment = (place: TimePlace, at: string): string =>
  format(place, { dateStyle: "full", timeStyle: "short" }, at);

/** As the clock stands there at that moment: `UTC+2`, `CEST`. */
export function tellZone({ locale, timeZone }: TimePlace, at: string): string {
  const parts = new Intl.DateTimeFormat(REGIONS[locale], { timeZone, timeZoneName: "short" }).formatToParts(
    new Date(at),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
