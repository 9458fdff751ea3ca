// Knows how a learner reads again the scenes of their way, and their choices.
import type { PassedScene } from "@academiz/domain/games";
import { Plural, Trans } from "@lingui/react/macro";
import * as styles from "./story.css.ts";

export const Journal = ({ passed }: { readonly passed: readonly PassedScene[] }) => (
  <details className={styles.journal}>
    <summary className={styles.summary}>
      <Plural value={passed.length} one="My journal: # choice" other="My journal: # choices" />
    </summary>
    <ol className={styles.entries}>
      {passed.map(({ title, text, choice }, index) => (
        <li key={index} className={styles.entry}>
          {title && <strong>{title}</strong>}
          <p>{text}</p>
          <p className={styles.chosen}>
            <Trans>You chose: {choice}</Trans>
          </p>
        </li>
      ))}
    </ol>
  </details>
);
