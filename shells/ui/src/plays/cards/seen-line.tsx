// Knows the line that says how much of a set is still to be opened.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import * as styles from "./cards.css.ts";
import { LineIcon } from "./icons.tsx";

export interface SeenLineProps {
  readonly isDone: boolean;
  /** What is still to be done, in a few words. */
  readonly toDo: ReactNode;
}

/** Read aloud as it changes, after what was opened. */
export const SeenLine = ({ isDone, toDo }: SeenLineProps) => (
  <p role="status" className={isDone ? styles.done : styles.line}>
    {isDone ? (
      <>
        <LineIcon name="done" />
        <Trans>Done</Trans>
      </>
    ) : (
      toDo
    )}
  </p>
);
