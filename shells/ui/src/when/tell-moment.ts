// Knows how a moment is written: relative to now within a day, else by its date.
import type { I18n } from "@lingui/core";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Null for just now: in some languages the usual words would mean that it is still going on. */
export function tellMoment(moment: Date, now: Date, i18n: I18n): string | null {
  const ago = now.getTime() - moment.getTime();
  if (ago >= DAY || ago < -MINUTE) return i18n.date(moment, { dateStyle: "medium" });
  if (ago < MINUTE) return null;
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: "auto" });
  if (ago >= HOUR) return format.format(-Math.round(ago / HOUR), "hour");
  return format.format(-Math.round(ago / MINUTE), "minute");
}
