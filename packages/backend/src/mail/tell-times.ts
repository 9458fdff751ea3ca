// Knows how mails write a time: in the zone of the reader's organisation, which they name.
import { chooseRegion, type Locale } from "@academiz/domain/wording";

/** A server has no browser that asks for another region. */
const regionOf = (locale: Locale): string => chooseRegion(locale, []);

/** The language and time zone in which a time is written. */
export interface TimePlace {
  readonly locale: Locale;
  readonly timeZone: string;
}

const format = ({ locale, timeZone }: TimePlace, options: Intl.DateTimeFormatOptions, at: string): string =>
  new Intl.DateTimeFormat(regionOf(locale), { ...options, timeZone }).format(new Date(at));

/** `at`: ISO timestamp. */
export const tellDay = (place: TimePlace, at: string): string => format(place, { dateStyle: "full" }, at);
export const tellHour = (place: TimePlace, at: string): string => format(place, { timeStyle: "short" }, at);
export const tellMoment = (place: TimePlace, at: string): string =>
  format(place, { dateStyle: "full", timeStyle: "short" }, at);

/** The name of the zone at that moment, in summer or in winter: `UTC+2`, `CEST`. */
export function tellZone({ locale, timeZone }: TimePlace, at: string): string {
  const parts = new Intl.DateTimeFormat(regionOf(locale), { timeZone, timeZoneName: "short" }).formatToParts(
    new Date(at),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
