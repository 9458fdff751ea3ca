// Knows what is shown of a section: its products in their order, what is done, and its result.
import type { LearnerSectionEvent, LearnerSectionView } from "@academiz/application/learner-section";
import type { LearnerSection, SectionPart } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { Button, Link, ProgressBar, ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, PartyPopper, Play, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { TypeName } from "../home/product-type.tsx";
import { DemoFlag } from "../late/demo-flag.tsx";
import { AloneNote } from "../offline/alone-note.tsx";
import * as styles from "./section.css.ts";

export interface SectionShownProps {
  readonly view: LearnerSectionView;
  readonly section: LearnerSection;
  readonly send: (event: LearnerSectionEvent) => void;
  readonly markType: string;
  /** The way back. */
  readonly back: { readonly href: string; readonly label: string };
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function SectionShown({ view, section, send, markType, back, before, after }: SectionShownProps) {
  const { t } = useLingui();
  const { name, description, products, result } = section;
  const { done, next } = view;
  const total = products.length;
  const score = result?.score ?? null;
  const isComplete = result?.status === "COMPLETE";
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href={back.href} alone className={styles.back}>
          {back.label}
        </Link>
        <DemoFlag isDemo={section.demo} />
        <h1 className={styles.title}>{name}</h1>
        {description && <p className={styles.quiet}>{description}</p>}
        {before}
        {result && <ProgressBar value={result.percentage / 100} label={t`Progress`} />}
        <p>
          <Trans>
            {done} of {total} done
          </Trans>
          {score !== null && (
            <>
              {" · "}
              <Trans>
                Result: <ScoreMark score={speakScore(score, markType)} />
              </Trans>
            </>
          )}
        </p>
        {view.actionTrouble && (
          <p role="alert" className={styles.trouble}>
            {view.actionTrouble.kind === "offline" ? (
              <Trans>There seems to be no connection. Check it, then try again.</Trans>
            ) : (
              <Trans>This could not be done. Reload the page to see where you are.</Trans>
            )}
          </p>
        )}
      </header>
      {isComplete && (
        <section className={styles.end} role="status">
          <PartyPopper size={32} aria-hidden />
          <h2>
            <Trans>You have done all of this section. Well done!</Trans>
          </h2>
          <p>
            <Trans>All that you did stays open to you below.</Trans>
          </p>
        </section>
      )}
      <ol className={styles.list} aria-label={t`Products of the section`}>
        {products.map((part) => (
          <Part
            key={part.slug}
            part={part}
            isNext={part === next}
            isOpening={part.perimeterSlug !== null && view.opening === part.perimeterSlug}
            markType={markType}
            onOpen={(perimeterSlug) => send({ type: "product.opened", perimeterSlug })}
          />
        ))}
      </ol>
      {after}
    </div>
  );
}

interface PartProps {
  readonly part: SectionPart;
  /** It is what its learner does next. */
  readonly isNext: boolean;
  readonly isOpening: boolean;
  readonly markType: string;
  readonly onOpen: (perimeterSlug: string) => void;
}

function Part({ part, isNext, isOpening, markType, onOpen }: PartProps) {
  const { t } = useLingui();
  const { name, type, status, score, perimeterSlug } = part;
  const isComplete = status === "COMPLETE";
  const action = isComplete
    ? t`Look through again`
    : status === "FAILED"
      ? t`Try again`
      : type === "classiz"
        ? t`See the dates`
        : status === null
          ? t`Start`
          : t`Continue`;
  return (
    <li className={styles.part[isNext ? "next" : "plain"]} data-status={status ?? "NOT_STARTED"}>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <TypeName type={type} />
      </div>
      <div className={styles.state}>
        {isComplete && (
          <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
            <Trans>Done</Trans>
          </StatusChip>
        )}
        {status === "FAILED" && (
          <StatusChip tone="warning" icon={<RotateCw size={16} aria-hidden />}>
            <Trans>Not passed yet</Trans>
          </StatusChip>
        )}
        {score !== null && <ScoreMark score={speakScore(score, markType)} />}
      </div>
      {perimeterSlug === null ? (
        <p className={styles.closed}>
          <Trans>It is not open to you now. Ask whoever gave you this section.</Trans>
        </p>
      ) : (
        <div className={styles.door}>
          <Button
            variant={isNext ? "primary" : "secondary"}
            loading={isOpening}
            icon={<Play size={20} aria-hidden />}
            aria-label={t`${action}: ${name}`}
            onClick={() => onOpen(perimeterSlug)}
          >
            {action}
          </Button>
          <AloneNote slug={perimeterSlug} />
        </div>
      )}
    </li>
  );
}
