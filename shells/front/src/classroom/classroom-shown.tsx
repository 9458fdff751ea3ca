// Knows what is shown of a classroom: what can be signed now, the learner's dates, other dates, and what they signed.
import type {
  LearnerClassroomEvent,
  LearnerClassroomView,
  LearnerSlotView,
} from "@academiz/application/learner-classroom";
import type { Clock, LearnerClassrooms } from "@academiz/application/ports";
import { Button, EmptyState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, CalendarPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DemoFlag } from "../late/demo-flag.tsx";
import { Attestations } from "./attestations.tsx";
import * as styles from "./classroom.css.ts";
import { DocumentsSection } from "./documents-section.tsx";
import { saveCalendar, writeSlotEntry } from "./save-calendar.ts";
import { SignDialog } from "./sign-dialog.tsx";
import { SigningNotes } from "./signing-notes.tsx";
import { SlotCard } from "./slot-card.tsx";
import { Surveys } from "./surveys/surveys.tsx";
import { useSigningFragment } from "./use-signing-fragment.ts";

export interface ClassroomShownProps {
  readonly view: LearnerClassroomView;
  readonly send: (event: LearnerClassroomEvent) => void;
  readonly classrooms: LearnerClassrooms;
  readonly clock: Clock;
  readonly perimeterSlug: string;
  /** Another one when something may have changed. */
  readonly version: string;
  /** True for somebody who stands in for the learner: they sign nothing. */
  readonly isReader: boolean;
  /** The way back. */
  readonly back: ReactNode;
  readonly before?: ReactNode;
  /** Beside the documents. */
  readonly papers?: ReactNode;
  readonly after?: ReactNode;
}

export function ClassroomShown({
  view,
  send,
  classrooms,
  clock,
  perimeterSlug,
  version,
  isReader,
  back,
  before,
  papers,
  after,
}: ClassroomShownProps) {
  const { t } = useLingui();
  const [signing, setSigning] = useState<{ readonly slug: string; readonly code: string } | null>(null);
  const [drawn, setDrawn] = useState<{ readonly slug: string; readonly drawing: string | null } | null>(null);
  const [brought, forgetBrought] = useSigningFragment();
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
    saveCalendar(entries.map(writeSlotEntry(perimeterSlug)), name, clock.now());
  };
  const mine = [...view.now, ...view.own].filter(({ isEnrolled }) => isEnrolled);
  const draw = (slot: LearnerSlotView) => (
    <SlotCard
      key={slot.slug}
      slot={slot}
      color={view.color}
      send={send}
      isReader={isReader}
      onSign={() => setSigning({ slug: slot.slug, code: "" })}
      onCalendar={() => takeCalendar([slot])}
    />
  );
  const signatures = <Section title={t`My signatures`} slots={view.past} draw={draw} />;
  const hasOwn = view.now.length + view.own.length > 0;
  // Whoever comes for the dates finds dates first: their own, or else those that they may choose from.
  const aside = (
    <>
      {papers}
      <DocumentsSection documents={view.documents} />
    </>
  );
  const isEmpty = [view.now, view.own, view.others, view.past].every((slots) => slots.length === 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {back}
        <DemoFlag isDemo={view.isDemo} />
        <h1 className={styles.title}>{view.name}</h1>
        {before}
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
      {hasOwn && aside}
      <Section
        title={hasOwn ? t`Other dates` : t`Dates`}
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
      {!hasOwn && aside}
      {!isReader && view.attested.length > 0 ? (
        <Surveys
          classrooms={classrooms}
          perimeterSlug={perimeterSlug}
          version={`${version} ${view.attested.map(({ mean }) => mean).join(" ")}`}
        >
          <Attestations classrooms={classrooms} perimeterSlug={perimeterSlug} attested={view.attested} />
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
      {after}
      {target && !isReader && (
        <SignDialog
          key={`${target.slug} ${wanted?.code ?? ""}`}
          slot={target}
          code={wanted?.code ?? ""}
          drawn={drawn?.slug === target.slug ? drawn.drawing : null}
          onClose={close}
          onSign={(code, drawing) => {
            close();
            setDrawn({ slug: target.slug, drawing });
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
