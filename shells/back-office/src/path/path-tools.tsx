// Knows the bar above a path, in either view: undo, trying it as a learner, the choice of view, and the state of
// saving.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import { isFull } from "@academiz/domain/paths";
import { Button, IconButton } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FlaskConical, ListTree, Redo2, Undo2, Workflow } from "lucide-react";
import type { ReactNode } from "react";
import * as product from "../product/product.css.ts";
import * as styles from "./path.css.ts";

export interface PathToolsProps {
  readonly view: PathContentView;
  readonly send: (event: PathContentEvent) => void;
  readonly isMap: boolean;
  readonly onShow: (isMap: boolean) => void;
  /** What can be done besides. */
  readonly children?: ReactNode;
}

export function PathTools({
  view: { path, trial, problems, isTried, isUndrawn, canUndo, canRedo },
  send,
  isMap,
  onShow,
  children,
}: PathToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <IconButton
        label={t`Undo`}
        icon={<Undo2 size={20} aria-hidden />}
        disabled={!canUndo}
        accessibleWhenDisabled
        onClick={() => send({ type: "undo.asked" })}
      />
      <IconButton
        label={t`Redo`}
        icon={<Redo2 size={20} aria-hidden />}
        disabled={!canRedo}
        accessibleWhenDisabled
        onClick={() => send({ type: "redo.asked" })}
      />
      <Button
        icon={isMap ? <ListTree size={20} aria-hidden /> : <Workflow size={20} aria-hidden />}
        onClick={() => onShow(!isMap)}
      >
        {isMap ? <Trans>Show as an outline</Trans> : <Trans>Show as a map</Trans>}
      </Button>
      <Button
        icon={<FlaskConical size={20} aria-hidden />}
        aria-pressed={trial !== null}
        onClick={() => send({ type: trial ? "trial.ended" : "trial.begun" })}
      >
        {trial ? <Trans>End the trial</Trans> : <Trans>Try it as a learner</Trans>}
      </Button>
      {children}
      <p role="status" className={product.reason}>
        {trial ? (
          trial.state.isEnded ? (
            <Trans>The learner has come to the end of the path.</Trans>
          ) : (
            <Trans>The learner has done {trial.percentage}% of the path.</Trans>
          )
        ) : isFull(path) ? (
          <Trans>There is no room for more steps on this path.</Trans>
        ) : problems.length === 0 ? (
          <Trans>Nothing is wrong with this path.</Trans>
        ) : isTried ? (
          <Trans>Something is missing: it is said where it is.</Trans>
        ) : isUndrawn ? null : (
          <Plural
            value={problems.length}
            one="# thing is still to do: it is said where it is."
            other="# things are still to do: they are said where they are."
          />
        )}
      </p>
    </div>
  );
}
