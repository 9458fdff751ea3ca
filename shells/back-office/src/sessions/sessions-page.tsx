// Knows the page of the sessions that somebody runs: an agenda and a calendar of their dates.
import { connectSlots, SLOTS_PAGE, slotsMachine } from "@academiz/application/classroom-slots";
import type { SlotCriteria } from "@academiz/application/ports";
import { Button, IconButton, PageHeader } from "@academiz/ui";
import { type CalendarSpan, listDays, turn, writeDay } from "@academiz/ui/calendar";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { CalendarPlus, ChevronLeft, ChevronRight, Rss } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCriteria } from "../lists/use-criteria.ts";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
import { lateOffice } from "../words/late-office.ts";
import { Calendar } from "./calendar/calendar.tsx";
import * as styles from "./sessions.css.ts";
import { SessionsFilters } from "./sessions-filters.tsx";
import { readSessionsSearch, readSlotCriteria, type SessionsSearch } from "./sessions-search.ts";
import { SlotList } from "./slot-list.tsx";
import { type Classrooms, useClassrooms } from "./use-classrooms.ts";
import { type Planning, usePlanning } from "./use-planning.tsx";
import { useRenewal } from "./use-renewal.ts";
import { ViewChoice } from "./view-choice.tsx";

const CalendarFeed = lateOffice(async () => (await import("./feed/calendar-feed.tsx")).CalendarFeed, { isRare: true });

export function SessionsPage() {
  const { t } = useLingui();
  const { office } = useOffice();
  const search = useSearch({ from: "/gate/layout/sessions" });
  const navigate = useNavigate({ from: "/sessions" });
  const put = (part: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ replace, search: (current) => ({ ...readSessionsSearch({ ...current, ...part }) }) });
  const [version, setVersion] = useState(0);
  const [isFeed, setFeed] = useState(false);
  const renew = () => setVersion((before) => before + 1);
  const classrooms = useClassrooms();
  const planning = usePlanning(classrooms, renew);
  const today = writeDay(new Date(office.clock.now()));
  const { view = "agenda", at = today } = search;
  const span = view === "agenda" ? null : view;
  const create = classrooms.mayPlan && (
    <Button
      variant="primary"
      icon={<CalendarPlus size={20} aria-hidden />}
      onClick={() => planning.begin(span && at !== today ? at : undefined)}
    >
      <Trans>New date</Trans>
    </Button>
  );
  return (
    <div className={styles.page}>
      <title>{t`Session dates – Academiz`}</title>
      <PageHeader
        title={<Trans>Session dates</Trans>}
        description={<Trans>The dates of the classrooms that you run: who comes, who was there.</Trans>}
        actions={
          <>
            <Button icon={<Rss size={20} aria-hidden />} onClick={() => setFeed(true)}>
              <Trans>In my calendar</Trans>
            </Button>
            {create}
          </>
        }
      />
      {classrooms.trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={classrooms.trouble} />
        </p>
      )}
      <div className={styles.spread}>
        <ViewChoice view={view} onChange={(next) => put({ view: next, page: 1 })} />
        {span && <Turning span={span} at={at} today={today} onDay={(day) => put({ at: day })} />}
      </div>
      <SessionsFilters
        search={search}
        classrooms={classrooms}
        today={today}
        onChange={(part) => put({ page: 1, ...part })}
      />
      {span ? (
        <CalendarPart
          {...{ span, at, search, classrooms, version }}
          onDay={(day, next) => put({ at: day, ...(next && { view: next }) })}
          onChanged={renew}
        />
      ) : (
        <Agenda
          {...{ search, classrooms, planning, version, today, create }}
          onPage={(page) => put({ page })}
          onShowAll={() => void navigate({ search: { from: "2000-01-01" } })}
        />
      )}
      {isFeed && <CalendarFeed onClose={() => setFeed(false)} />}
      {planning.panels}
    </div>
  );
}

interface CalendarPartProps {
  readonly span: CalendarSpan;
  readonly at: string;
  readonly search: SessionsSearch;
  readonly classrooms: Classrooms;
  readonly version: number;
  readonly onDay: (day: string, span?: CalendarSpan) => void;
  readonly onChanged: () => void;
}

function CalendarPart({ span, at, search, classrooms, ...rest }: CalendarPartProps) {
  const days = listDays(span, at);
  const criteria = readSlotCriteria({ ...search, page: 1 }, { from: days[0] ?? at, until: days.at(-1) ?? at });
  return <Calendar {...rest} {...{ span, at, days, criteria }} nameSession={classrooms.nameSession} />;
}

interface AgendaProps {
  readonly search: SessionsSearch;
  readonly classrooms: Classrooms;
  readonly planning: Planning;
  readonly version: number;
  readonly today: string;
  readonly create: ReactNode;
  readonly onPage: (page: number) => void;
  readonly onShowAll: () => void;
}

function Agenda({ search, classrooms, planning, version, today, create, onPage, onShowAll }: AgendaProps) {
  const { office } = useOffice();
  const criteria = readSlotCriteria(search, { from: search.from ?? today, until: search.until ?? null });
  const [snapshot, send] = useActor(slotsMachine, {
    input: { load: (wanted: SlotCriteria) => office.classrooms.listSlots(wanted, SLOTS_PAGE), criteria },
  });
  useCriteria(criteria, send);
  useRenewal(version, () => send({ type: "retry.asked" }));
  return (
    <SlotList
      view={connectSlots(snapshot)}
      send={send}
      nameSession={classrooms.nameSession}
      create={create}
      onPage={onPage}
      onEdit={planning.edit}
      onRemove={planning.remove}
      onShowAll={onShowAll}
      isUnbegun={!classrooms.isLoading && !classrooms.trouble && classrooms.all.length === 0}
    />
  );
}

interface TurningProps {
  readonly span: CalendarSpan;
  readonly at: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

function Turning({ span, at, today, onDay }: TurningProps) {
  const { t, i18n } = useLingui();
  const day = (one: string) => new Date(`${one}T12:00:00`);
  const days = listDays(span, at);
  const [first = at, last = at] = [days[0], days.at(-1)];
  const said = {
    day: i18n.date(day(at), { dateStyle: "full" }),
    week: `${i18n.date(day(first), { dateStyle: "medium" })} – ${i18n.date(day(last), { dateStyle: "medium" })}`,
    month: i18n.date(day(at), { month: "long", year: "numeric" }),
  }[span];
  return (
    <div className={styles.line}>
      <IconButton
        label={t`Before`}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onDay(turn(span, at, -1))}
      />
      <span aria-live="polite" className={styles.heading}>
        {said}
      </span>
      <IconButton
        label={t`After`}
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onDay(turn(span, at, 1))}
      />
      <Button size="small" onClick={() => onDay(today)}>
        <Trans>Today</Trans>
      </Button>
    </div>
  );
}
