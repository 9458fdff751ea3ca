// Knows how it is said how much of a set is still to be opened.
import type { SeenView } from "@academiz/domain/interactivities";
import { Plural, Trans } from "@lingui/react/macro";
import * as styles from "./cards.css.ts";
import { LineIcon } from "./icons.tsx";

/** Told as it changes, after what was opened. */
export function SeenLine({ left }: Pick<SeenView, "left">) {
  return (
    <p role="status" className={left === 0 ? styles.done : styles.line}>
      {left === 0 ? (
        <>
          <LineIcon name="done" />
          <Trans>Done</Trans>
        </>
      ) : (
        <Plural value={left} one="# more to look at" other="# more to look at" />
      )}
    </p>
  );
}
