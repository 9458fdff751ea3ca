// Knows how a moment is told: from now under a day, else by its date; exact, with the zone, under the pointer.
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `at` is an ISO timestamp. */
export function When({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  const full = i18n.date(moment, { dateStyle: "full", timeStyle: "long" });
  return (
    <time dateTime={at} title={full}>
      {tell(moment, i18n)}
    </time>
  );
}

function tell(moment: Date, i18n: I18n): string {
  const ago = Date.now() - moment.getTime();
  if (ago >= DAY || ago < -MINUTE) return i18n.date(moment, { dateStyle: "medium" });
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: "auto" });
  if (ago >= HOUR) return format.format(-Math.round(ago / HOUR), "hour");
  if (ago >= MINUTE) return format.format(-Math.round(ago / MINUTE), "minute");
  return format.format(0, "second");
}
