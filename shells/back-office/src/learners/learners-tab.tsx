// Knows how an author sees the learners of a product: those who have started it, and those who have not.
import { connectLearners, connectWaiting, learnersMachine, waitingMachine } from "@academiz/application/learners";
import type { ProductLibrary } from "@academiz/application/ports";
import { FilterChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { useWaitingAddress } from "../office/addresses/waiting-search.ts";
import { LearnerPanel } from "./learner-panel.tsx";
import * as styles from "./learners.css.ts";
import { nameLearner, StartedLearners, type StartedProps } from "./started-learners.tsx";
import { WaitingLearners } from "./waiting-learners.tsx";

export interface LearnersTabProps extends StartedProps {
  /** The library of the product's type. */
  readonly library: Pick<
    ProductLibrary,
    "listLearners" | "writeLearners" | "listAnswers" | "listWaiting" | "writeWaiting"
  >;
}

export function LearnersTab(props: LearnersTabProps) {
  const { library, type, slug, publishedAt, isCourse = false, asked, read } = props;
  const { t, i18n } = useLingui();
  const { search, change } = useWaitingAddress();
  const [started, sendStarted] = useActor(learnersMachine, {
    input: { load: (product: string) => library.listLearners(product), criteria: slug },
  });
  const [waiting, sendWaiting] = useActor(waitingMachine, {
    input: { load: (criteria) => library.listWaiting(slug, criteria), criteria: { query: "", page: 1 } },
  });
  const [view, counted] = [connectLearners(started), connectWaiting(waiting)];
  const recount = () => {
    sendStarted({ type: "retry.asked" });
    sendWaiting({ type: "retry.asked" });
  };
  const list = <StartedLearners {...props} view={view} onRetry={recount} />;
  const [waitingName, setWaitingName] = useState<string>();
  const { learner, onLearner } = read ?? props.panel ?? {};
  const row = view.rows.find(({ identifier }) => identifier === learner) ?? null;
  const name = row ? nameLearner(row) : (waitingName ?? learner ?? "");
  const panel = learner !== undefined && read && (
    <LearnerPanel
      key={learner}
      library={library}
      type={type}
      slug={slug}
      identifier={learner}
      row={row}
      name={name}
      isCourse={isCourse}
      hasAnswers={read.hasAnswers ?? true}
      asked={asked}
      more={read.more?.(learner)}
      onChanged={recount}
      onClose={() => read.onLearner(undefined)}
    />
  );
  const other = learner !== undefined && props.panel?.render({ identifier: learner, name });
  // Before its publication it has no audience.
  if (publishedAt === null)
    return (
      <>
        {list}
        {panel}
        {other}
      </>
    );
  const isWaiting = search.who === "waiting";
  const [begun, others] = [view, counted].map(({ phase, range }) =>
    phase === "ready" ? i18n.number(range.total) : phase === "loading" ? "…" : "–",
  );
  return (
    <div className={styles.tab}>
      <fieldset className={styles.choice} aria-label={t`Which learners`}>
        <FilterChip isOn={!isWaiting} onPress={() => change({})}>
          <Trans>Started ({begun})</Trans>
        </FilterChip>
        <FilterChip isOn={isWaiting} onPress={() => change({ who: "waiting" })}>
          <Trans>Not started yet ({others})</Trans>
        </FilterChip>
      </fieldset>
      {isWaiting ? (
        <WaitingLearners
          library={library}
          slug={slug}
          search={search}
          isForNobody={view.isEmpty}
          onSearch={change}
          onRefresh={recount}
          onLearner={
            onLearner &&
            ((chosen) => {
              setWaitingName(chosen.name);
              onLearner(chosen.identifier);
            })
          }
        />
      ) : (
        list
      )}
      {panel}
      {other}
    </div>
  );
}
