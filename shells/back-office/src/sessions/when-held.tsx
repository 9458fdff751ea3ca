// Knows how the time of a slot is written: its day, from when to when.
import { useLingui } from "@lingui/react/macro";

interface Held {
  readonly startAt: string;
  readonly endAt: string;
}

/** In the reader's time zone. */
export function useHours() {
  const { i18n } = useLingui();
  const time = (at: string) => i18n.date(new Date(at), { timeStyle: "short" });
  return ({ startAt, endAt }: Held): string => `${time(startAt)} – ${time(endAt)}`;
}

export function WhenHeld({ startAt, endAt }: Held) {
  const { i18n } = useLingui();
  const hours = useHours();
  const day = i18n.date(new Date(startAt), { weekday: "short", day: "numeric", month: "short", year: "numeric" });
  return (
    <time dateTime={startAt}>
      {day}, {hours({ startAt, endAt })}
    </time>
  );
}
