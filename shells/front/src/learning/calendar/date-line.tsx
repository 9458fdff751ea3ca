// Knows one date of a learner: when, what it is, and where it leads.
import type { OwnDate } from "@academiz/application/my-learning";
import { speakScore } from "@academiz/domain/scoring";
import { DueChip, Link, ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { Award, CalendarDays, CircleCheck } from "lucide-react";
import { Ended } from "../begun-anew.tsx";
import * as styles from "./calendar.css.ts";
import { nameSlot } from "./name-slot.ts";

export interface DateLineProps {
  readonly date: OwnDate;
  readonly markType: string;
}

export function DateLine({ date, markType }: DateLineProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.date}>
      <time dateTime={date.at} className={styles.time}>
        {i18n.date(date.at, { timeStyle: "short" })}
      </time>
      <span className={styles.name}>
        <Name date={date} />
      </span>
      <What date={date} markType={markType} />
    </li>
  );
}

function Name({ date }: Pick<DateLineProps, "date">) {
  const { i18n } = useLingui();
  const { title } = date;
  if (date.kind === "end") return title;
  if (date.kind === "certificate")
    return (
      <Link alone render={<RouterLink to="/certificate/$code" params={{ code: date.code }} />}>
        {title}
      </Link>
    );
  const params = { perimeterSlug: date.perimeterSlug };
  if (date.kind === "due")
    return (
      <Link alone render={<RouterLink to="/product/$slug" params={{ slug: date.perimeterSlug }} />}>
        {title}
      </Link>
    );
  return (
    <>
      <Link alone render={<RouterLink to="/classroom/$perimeterSlug" params={params} />}>
        {nameSlot(date, i18n)}
      </Link>
      {date.slot.place && <p className={styles.quiet}>{date.slot.place}</p>}
    </>
  );
}

function What({ date, markType }: DateLineProps) {
  if (date.kind === "due")
    return date.isOver ? (
      <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
        <Trans>Done</Trans>
      </StatusChip>
    ) : (
      <DueChip dueAt={date.at} isOver={false} />
    );
  if (date.kind === "end")
    return (
      <>
        <Ended play={date.play} />
        {date.play.score !== null && <ScoreMark score={speakScore(date.play.score, markType)} />}
      </>
    );
  if (date.kind === "certificate")
    return (
      <StatusChip tone="success" icon={<Award size={16} aria-hidden />}>
        <Trans>Certificate given</Trans>
      </StatusChip>
    );
  const { waitingPlace } = date.slot;
  return waitingPlace === null ? (
    <StatusChip tone="primary" icon={<CalendarDays size={16} aria-hidden />}>
      <Trans>You have a place</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="warning">
      <Trans>You wait: place {waitingPlace}</Trans>
    </StatusChip>
  );
}
