// Knows how an author looks at one learner: their progress, and their answers, attempt by attempt.
import { ANSWERS_PAGE, answersMachine, connectAnswers } from "@academiz/application/learners";
import type { AnswersCriteria, LearnerRow, ProductLibrary } from "@academiz/application/ports";
import type { ProductType } from "@academiz/domain/catalog";
import {
  Drawer,
  Duration,
  EmptyState,
  ErrorState,
  Pagination,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { ClipboardList } from "lucide-react";
import { type ReactNode, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { Attempt } from "./attempt.tsx";
import { LearnerScore, LearnerState } from "./learner-state.tsx";
import * as styles from "./learners.css.ts";
import { LateOneLearner } from "./one/late-one-learner.ts";
import { SaveAnswers } from "./save-answers.tsx";

export interface LearnerPanelProps {
  readonly type: ProductType;
  readonly library: Pick<ProductLibrary, "listAnswers">;
  /** The slug of the product. */
  readonly slug: string;
  readonly identifier: string;
  /** Null where they have not started, and while that is not known. */
  readonly row: LearnerRow | null;
  readonly name: string;
  readonly isCourse: boolean;
  /** False for a type whose answers are not kept one by one. */
  readonly hasAnswers: boolean;
  /** The required score of the product, 0–100. */
  readonly asked: number | undefined;
  /** What else leads on from here, such as their visits. */
  readonly more?: ReactNode;
  /** Something was done that the lists of learners show. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function LearnerPanel(props: LearnerPanelProps) {
  const { type, slug, identifier, row, isCourse, hasAnswers, asked, more, onChanged, onClose } = props;
  // Who begins anew leaves the list, and keeps their name here.
  const [known, setKnown] = useState(props.name);
  if (row && props.name !== known) setKnown(props.name);
  const [changes, setChanges] = useState(0);
  const hear = () => {
    setChanges((before) => before + 1);
    onChanged();
  };
  return (
    <Drawer open onClose={onClose} title={known}>
      <div className={styles.stack}>
        {row && <Standing row={row} isCourse={isCourse} asked={asked} />}
        {more}
        <LateOneLearner address={{ type, slug, identifier }} onChanged={hear} />
        {hasAnswers && <Answers key={changes} {...props} name={known} />}
      </div>
    </Drawer>
  );
}

function Answers({ library, slug, identifier, name, isCourse }: LearnerPanelProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(answersMachine, {
    input: {
      load: (criteria: AnswersCriteria) => library.listAnswers(slug, criteria, ANSWERS_PAGE),
      criteria: { identifier, page: 1 },
    },
  });
  const view = connectAnswers(snapshot);
  const { rows, page, pageCount, range, trouble } = view;
  const turn = (next: number) => send({ type: "criteria.changed", criteria: { identifier, page: next } });
  return (
    <section className={styles.part} aria-label={t`Attempts and answers`} aria-busy={view.isRefreshing}>
      <h2 className={styles.heading}>
        <Trans>Attempts and answers</Trans>
      </h2>
      {view.phase === "loading" && (
        <SkeletonGroup>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {view.phase === "failed" && (
        <ErrorState
          title={<Trans>The answers could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {view.phase === "ready" && view.isEmpty && (
        <EmptyState icon={<ClipboardList size={24} aria-hidden />} title={<Trans>No answers yet</Trans>}>
          {isCourse ? (
            <Trans>Each attempt at a game of the course appears here once it has ended.</Trans>
          ) : (
            <Trans>Attempts appear here with what was answered.</Trans>
          )}
        </EmptyState>
      )}
      {view.phase === "ready" && rows.length > 0 && (
        <>
          <ol className={styles.attempts}>
            {rows.map((attempt, index) => (
              <Attempt key={attempt.key} attempt={attempt} isCourse={isCourse} isOpen={index === 0} />
            ))}
          </ol>
          <SaveAnswers name={name} attempts={rows} />
        </>
      )}
      {pageCount > 1 && (
        <Pagination
          label={t`Attempts and answers`}
          onPrevious={page > 1 ? () => turn(page - 1) : undefined}
          onNext={page < pageCount ? () => turn(page + 1) : undefined}
        >
          <Trans>
            {range.first}–{range.last} of {range.total}
          </Trans>
        </Pagination>
      )}
    </section>
  );
}

function Standing({
  row,
  isCourse,
  asked,
}: Pick<LearnerPanelProps, "isCourse" | "asked"> & { readonly row: LearnerRow }) {
  const { t } = useLingui();
  return (
    <section className={styles.part} aria-label={t`How far`}>
      {row.status !== "FAILED" && <ProgressBar label={t`Progress`} value={row.percentage / 100} />}
      <dl className={styles.facts}>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <LearnerState row={row} isCourse={isCourse} />
        </dd>
        <dt>
          <Trans>Score</Trans>
        </dt>
        <dd>
          <LearnerScore row={row} isCourse={isCourse} asked={asked} />
        </dd>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          <Duration seconds={row.time} />
        </dd>
        <dt>
          <Trans>Last activity</Trans>
        </dt>
        <dd>
          <When at={row.eventDate} />
        </dd>
      </dl>
    </section>
  );
}
