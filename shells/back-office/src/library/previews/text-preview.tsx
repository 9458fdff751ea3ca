// Knows how the beginning of a text is read: letter by letter, as it was written, also where it is a page or a table.
import { useLingui } from "@lingui/react/macro";
import { FetchedPreview } from "./fetched-preview.tsx";
import * as styles from "./previews.css.ts";

export interface TextPreviewProps {
  readonly name: string;
  readonly url: string;
}

/** Bytes: about twenty pages. */
const MOST = 50_000;

export function TextPreview({ name, url }: TextPreviewProps) {
  const { t } = useLingui();
  return (
    <FetchedPreview url={url} most={MOST}>
      {({ text }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it
        <section tabIndex={0} aria-label={t`Preview of ${name}`} className={styles.sheet}>
          <pre className={styles.letters}>{text}</pre>
        </section>
      )}
    </FetchedPreview>
  );
}
