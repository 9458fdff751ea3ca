// Knows who waits for whom in the course, as a drawn map and as sentences, with what is wrong with them above.
import { type CourseProblem, mapLocks } from "@academiz/domain/checks";
import { Dialog } from "@academiz/ui";
import { Graph } from "@academiz/ui/graph";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { ChecksPanel } from "../checks/checks-panel.tsx";
import { findRules } from "../checks/find-place.ts";
import { useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { findOnPage } from "../common/use-focus-soon.ts";
import * as styles from "./locks.css.ts";
import { LocksList } from "./locks-list.tsx";
import { useLocksParts } from "./use-locks-parts.tsx";

export interface LocksDialogProps {
  readonly problems: readonly CourseProblem[];
  /** Shows the settings of the selected element. */
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

export function LocksDialog({ problems, onSettings, onClose }: LocksDialogProps) {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { select, focusSoon, showOpening } = useStudio();
  const elements = useElements(learniz);
  const map = useMemo(() => mapLocks(learniz, problems), [learniz, problems]);
  const parts = useLocksParts(map, elements);
  const wrong = problems.filter((problem) => findRules(problem) === "opening");
  /** A chapter or page opens at its rules; a block has none, and is shown on its page. */
  const go = (slug: string) => {
    const element = elements.find((one) => one.slug === slug);
    if (!element) return;
    if (element.kind !== "interactivity") return showOpening(slug);
    select(element.place);
    focusSoon(findOnPage(element.place, slug, ""));
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={<Trans>Who waits for whom</Trans>}
      description={
        map.nodes.length > 0 && (
          <Trans>
            An arrow leads from what comes first to what opens after it. A page opens only once its chapter is open.
          </Trans>
        )
      }
    >
      {map.nodes.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <Trans>No page waits for another.</Trans>
          </p>
          <p className={styles.note}>
            <Trans>
              Learners open every page in the order they like. Add a condition in the settings of a page or a chapter,
              or switch on “In order” in the settings of the course.
            </Trans>
          </p>
        </div>
      ) : (
        <div className={styles.room}>
          {wrong.length > 0 && <ChecksPanel problems={wrong} onSettings={onSettings} />}
          <div className={styles.map}>
            <Graph
              label={t`Map of who waits for whom`}
              nodes={parts.nodes}
              lines={parts.lines}
              chosen={null}
              first={parts.nodes[0]?.id}
              onChoose={(chosen) => chosen && "node" in chosen && go(chosen.node)}
            />
          </div>
          <LocksList map={map} elements={elements} onGo={go} />
        </div>
      )}
    </Dialog>
  );
}
