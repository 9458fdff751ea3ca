// Knows how it is said how much of a set is still to be opened.
import type { SeenView } from "@academiz/domain/interactivities";
import { Plural, Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import * as styles from "./cards.css.ts";

/** Told as it changes, after what was opened. */
export function SeenLine({ left }: Pick<SeenView, "left">) {
  return (
    <p role="status" className={left === 0 ? styles.done : styles.line}>
      {left === 0 ? (
        <>
          <CircleCheck size={16} aria-hidden />
          <Trans>Done</Trans>
        </>
      ) : (
        <Plural value={left} one="# more to look at" other="# more to look at" />
      )}
    </p>
  );
}
