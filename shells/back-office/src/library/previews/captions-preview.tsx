// Knows how the captions of a film are read beside their times.
import { readCaptions, showCueText } from "@academiz/domain/documents";
import { writeTimeCode } from "@academiz/domain/kernel";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FetchedPreview } from "./fetched-preview.tsx";
import * as styles from "./previews.css.ts";
import type { TextPreviewProps } from "./text-preview.tsx";

/** Bytes: about an hour of speech. */
const MOST = 100_000;

export function CaptionsPreview({ name, url }: TextPreviewProps) {
  const { t } = useLingui();
  return (
    <FetchedPreview url={url} most={MOST}>
      {({ text }) => {
        const { cues } = readCaptions(text);
        return cues.length === 0 ? (
          <p className={styles.note}>
            <Trans>No captions are in this file yet.</Trans>
          </p>
        ) : (
          <>
            <p className={styles.note}>
              <Plural value={cues.length} one="# caption" other="# captions" />
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it */}
            <section tabIndex={0} aria-label={t`Preview of ${name}`} className={styles.sheet}>
              <dl className={styles.cues}>
                {cues.map(({ start, text: words }, index) => (
                  <div key={index} className={styles.cue}>
                    <dt className={styles.time}>{writeTimeCode(start)}</dt>
                    <dd className={styles.words}>{showCueText(words)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </>
        );
      }}
    </FetchedPreview>
  );
}
