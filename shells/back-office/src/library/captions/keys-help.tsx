// Knows which keys write captions without leaving the words.
import { Kbd } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "./captions.css.ts";

export function KeysHelp({ hasFilm }: { readonly hasFilm: boolean }) {
  return (
    <details className={styles.keys}>
      <summary>
        <Trans>Keys</Trans>
      </summary>
      <dl className={styles.keyList}>
        {hasFilm && (
          <>
            <dt>
              <Kbd keys={["Alt", "K"]} />
            </dt>
            <dd>
              <Trans>Play or pause</Trans>
            </dd>
            <dt>
              <Kbd keys={["Alt", "J"]} />
            </dt>
            <dd>
              <Trans>Two seconds back</Trans>
            </dd>
            <dt>
              <Kbd keys={["Alt", "I"]} />
            </dt>
            <dd>
              <Trans>Start here</Trans>
            </dd>
            <dt>
              <Kbd keys={["Alt", "O"]} />
            </dt>
            <dd>
              <Trans>End here</Trans>
            </dd>
          </>
        )}
        <dt>
          <Kbd keys={["Ctrl", "Enter"]} />
        </dt>
        <dd>
          <Trans>Add a caption</Trans>
        </dd>
        <dt>
          <Kbd keys={["Alt", "↑"]} /> <Kbd keys={["Alt", "↓"]} />
        </dt>
        <dd>
          <Trans>Caption above, caption below</Trans>
        </dd>
      </dl>
    </details>
  );
}
