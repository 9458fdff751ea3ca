// Knows how the times of a slot are written in its reader's zone, with the word "today" where it fits.
import { useLingui } from "@lingui/react/macro";

export function useSlotTimes(): (slot: { readonly startAt: string; readonly endAt: string }) => string {
  const { t, i18n } = useLingui();
  return ({ startAt, endAt }) => {
    const [start, end] = [new Date(startAt), new Date(endAt)];
    const hour = (date: Date) => i18n.date(date, { timeStyle: "short" });
    const day = (date: Date) =>
      date.toDateString() === new Date().toDateString() ? t`Today` : i18n.date(date, { dateStyle: "full" });
    const [from, until] = [hour(start), hour(end)];
    const on = day(start);
    return start.toDateString() === end.toDateString()
      ? t`${on}, ${from} to ${until}`
      : `${on}, ${from} – ${day(end)}, ${until}`;
  };
}
