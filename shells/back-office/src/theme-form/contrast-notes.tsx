// Knows the contrast of a colour, light and dark, and how it is adjusted (§5.46, §9.62).
import { type ExplainedColor, explainColor, type ThemeTokens } from "@academiz/domain/theme";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./theme-form.css.ts";

/** From this on words of any size are read (WCAG 1.4.3). */
const READABLE = 4.5;

export interface ContrastNotesProps {
  readonly color: ExplainedColor;
  /** The form's look, light and dark. */
  readonly looks: readonly [light: ThemeTokens, dark: ThemeTokens];
}

export function ContrastNotes({ color, looks }: ContrastNotesProps) {
  const { i18n } = useLingui();
  // Never rounded up to a contrast that it does not reach.
  const say = (ratio: number) => i18n.number(Math.floor(ratio * 10) / 10, { minimumFractionDigits: 1 });
  return (
    <ul className={styles.contrasts}>
      {looks.map((tokens) => {
        const { fill, onFill, fillContrast, ink, inkContrast, asText, isMoved } = explainColor(tokens, color);
        const [onIt, asWord, moved] = [say(fillContrast), say(asText), say(inkContrast)];
        return (
          <li key={String(tokens.dark)} className={styles.contrast}>
            <span className={styles.samples} aria-hidden>
              <span className={styles.sample} style={{ background: fill, color: onFill }}>
                Aa
              </span>
              <span className={styles.sample} style={{ background: tokens.colors.surface, color: ink }}>
                Aa
              </span>
            </span>
            <span>
              {tokens.dark ? <Trans>Dark:</Trans> : <Trans>Light:</Trans>}{" "}
              {fillContrast < READABLE ? (
                <Trans>words on it are hard to read ({onIt}),</Trans>
              ) : (
                <Trans>words on it are readable ({onIt}),</Trans>
              )}{" "}
              {!isMoved ? (
                <Trans>words in it are readable ({asWord}).</Trans>
              ) : asText < READABLE ? (
                <span className={styles.moved}>
                  <Trans>
                    words in it would be hard to read ({asWord}): {ink} takes its place ({moved}).
                  </Trans>
                </span>
              ) : (
                <Trans>
                  words in it are drawn in {ink} ({moved}).
                </Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
