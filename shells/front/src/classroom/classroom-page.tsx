// Knows the page of a classroom: what can be signed now, the learner's dates, other dates, and what they signed.
import {
  connectLearnerClassroom,
  type LearnerSlotView,
  learnerClassroomMachine,
} from "@academiz/application/learner-classroom";
import { writeCalendar } from "@academiz/domain/classiz";
import { Button, EmptyState, ErrorState, Link, Skeleton, SkeletonGroup, saveBytes } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { CalendarDays, CalendarPlus } from "lucide-react";
import { type ReactNode, use, useEffect, useState } from "react";
import { Discussion } from "../messages/late-discussion.ts";
import { Announcements } from "../notifications/announcements.ts";
import type { WholeFront } from "../site/compose.ts";
import { Attestations } from "./attestations.tsx";
import * as styles from "./classroom.css.ts";
import { DocumentsSection } from "./documents-section.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { SigningNotes } from "./signing-notes.tsx";
import { SlotCard } from "./slot-card.tsx";
import { Surveys } from "./surveys/surveys.tsx";
import { useSigningFragment } from "./use-signing-fragment.ts";

export interface ClassroomPageProps {
  readonly front: Pick<WholeFront, "classrooms" | "openSignatures" | "clock" | "openAsking">;
  readonly perimeterSlug: string;
  /** The slug of the path that it was opened from. */
  readonly fromPath: string | undefined;
  /** The login of its learner, whose signatures wait on the device. */
  readonly identifier: string;
  /** True for somebody who stands in for the learner: they sign nothing. */
  readonly isReader: boolean;
}

/** Pass the slug as `key`: another classroom needs another machine. */
export function ClassroomPage({ front, perimeterSlug, fromPath, identifier, isReader }: ClassroomPageProps) {
  const { t } = useLingui();
  const [input] = useState(() => ({
    classrooms: front.classrooms,
    journal: front.openSignatures(isReader ? "" : identifier),
    clock: front.clock,
    perimeterSlug,
  }));
  const [snapshot, send] = useActor(learnerClassroomMachine, { input });
  const view = connectLearnerClassroom(snapshot);
  const [signing, setSigning] = useState<{ readonly slug: string; readonly code: string } | null>(null);
  const [brought, forgetBrought] = useSigningFragment();
  const announcements = use(Announcements);
  useEffect(() => {
    if (announcements > 0) send({ type: "page.looked" });
  }, [announcements, send]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && send({ type: "page.looked" });
    const hear = () => send({ type: "network.returned" });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", hear);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", hear);
    };
  }, [send]);
  if (view.phase === "failed") return <FailedPage view={view} onRetry={() => send({ type: "retry.asked" })} />;
  if (view.phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const wanted = brought ? { slug: brought.slotSlug, code: brought.code } : signing;
  const target = view.now.find(({ slug, standing }) => slug === wanted?.slug && standing === "signable");
  const isMissed = brought !== null && !target;
  const close = () => {
    setSigning(null);
    forgetBrought();
  };
  const { name } = view;
  const takeCalendar = (slots: readonly LearnerSlotView[]) => {
    const entries = slots.map(({ title, ...slot }) => ({
      ...slot,
      title: title === name ? name : t`${name}: ${title}`,
    }));
    saveCalendar(entries, name, front.clock.now());
  };
  const mine = [...view.now, ...view.own].filter(({ isEnrolled }) => isEnrolled);
  const draw = (slot: LearnerSlotView) => (
    <SlotCard
      key={slot.slug}
      slot={slot}
      send={send}
      isReader={isReader}
      onSign={() => setSigning({ slug: slot.slug, code: "" })}
      onCalendar={() => takeCalendar([slot])}
    />
  );
  const signatures = <Section title={t`My signatures`} slots={view.past} draw={draw} />;
  const isEmpty = [view.now, view.own, view.others, view.past].every((slots) => slots.length === 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {fromPath === undefined ? (
          <Link href="/" alone>
            <Trans>My courses</Trans>
          </Link>
        ) : (
          <Link alone render={<RouterLink to="/path/$perimeterSlug" params={{ perimeterSlug: fromPath }} />}>
            <Trans>Back to the path</Trans>
          </Link>
        )}
        <h1 className={styles.title}>{view.name}</h1>
        {mine.length > 1 && (
          <Button icon={<CalendarPlus size={20} aria-hidden />} onClick={() => takeCalendar(mine)}>
            <Trans>Calendar file of all my dates</Trans>
          </Button>
        )}
      </header>
      <SigningNotes view={view} send={send} />
      {isMissed && (
        <div role="alert" className={styles.notes.refused}>
          <p className={styles.noteText}>
            <Trans>
              The code that you scanned is of a date that you cannot sign now: it was signed, is not yours, or is over.
            </Trans>
          </p>
          <Button variant="quiet" size="small" onClick={forgetBrought}>
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
      <Section title={t`Now`} slots={view.now} draw={draw} />
      <Section title={t`My dates`} slots={view.own} draw={draw} />
      <DocumentsSection documents={view.documents} />
      <Section
        title={view.now.length + view.own.length > 0 ? t`Other dates` : t`Dates`}
        slots={view.others}
        draw={draw}
        after={
          view.hasMore && (
            <p className={styles.quiet}>
              <Trans>There are more dates: they are shown when these are over.</Trans>
            </p>
          )
        }
      />
      {!isReader && view.attested.length > 0 ? (
        <Surveys
          classrooms={front.classrooms}
          perimeterSlug={perimeterSlug}
          version={`${announcements} ${view.attested.map(({ mean }) => mean).join(" ")}`}
        >
          <Attestations classrooms={front.classrooms} perimeterSlug={perimeterSlug} attested={view.attested} />
          {signatures}
        </Surveys>
      ) : (
        signatures
      )}
      {isEmpty && (
        <EmptyState title={<Trans>No date yet</Trans>} icon={<CalendarDays size={24} aria-hidden />}>
          <Trans>As soon as a date is planned, you find it here.</Trans>
        </EmptyState>
      )}
      <Discussion openAsking={front.openAsking} perimeterSlug={perimeterSlug} isReader={isReader} />
      {target && !isReader && (
        <SignDialog
          key={`${target.slug} ${wanted?.code ?? ""}`}
          slot={target}
          code={wanted?.code ?? ""}
          onClose={close}
          onSign={(code, drawing) => {
            close();
            send({ type: "slot.signed", slug: target.slug, code, drawing });
          }}
        />
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly slots: readonly LearnerSlotView[];
  readonly draw: (slot: LearnerSlotView) => ReactNode;
  readonly after?: ReactNode;
}

function Section({ title, slots, draw, after }: SectionProps) {
  if (slots.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <ul className={styles.list}>{slots.map(draw)}</ul>
      {after}
    </section>
  );
}

interface FailedPageProps {
  readonly view: ReturnType<typeof connectLearnerClassroom>;
  readonly onRetry: () => void;
}

function FailedPage({ view: { trouble }, onRetry }: FailedPageProps) {
  return (
    <ErrorState
      level={1}
      title={<Trans>The classroom could not be opened</Trans>}
      requestId={trouble?.requestId}
      onRetry={onRetry}
      action={
        <Link href="/" alone>
          <Trans>Back to my courses</Trans>
        </Link>
      }
    >
      {trouble?.kind === "not-found" ? (
        <Trans>It is not open to you any more.</Trans>
      ) : (
        <Trans>Check your connection, then try again. What you signed is safe.</Trans>
      )}
    </ErrorState>
  );
}

type CalendarSlot = Pick<LearnerSlotView, "slug" | "startAt" | "endAt" | "title" | "place" | "videoLink">;

/** Made on the device, so that it works without a network. */
function saveCalendar(slots: readonly CalendarSlot[], name: string, now: number): void {
  const url = `${location.origin}${location.pathname}`;
  const entries = slots.map(({ slug, startAt, endAt, title, place, videoLink }) => ({
    ...{ uid: `${slug}@${location.hostname}`, startAt, endAt, place, url, title },
    description: videoLink ?? "",
  }));
  const file = writeCalendar(entries, new Date(now).toISOString());
  saveBytes(
    `${name.replace(/[^\p{L}\p{N} -]/gu, "").trim() || "calendar"}.ics`,
    "text/calendar",
    new TextEncoder().encode(file),
  );
}
