// Knows the contrast of a colour, light and dark, and how it is adjusted (§5.46, §9.62).
import { type ExplainedColor, explainColor, type ThemeTokens } from "@academiz/domain/theme";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./theme-form.css.ts";

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
              {tokens.dark ? <Trans>Dark: words on it {onIt}</Trans> : <Trans>Light: words on it {onIt}</Trans>}{" "}
              {isMoved ? (
                <span className={styles.moved}>
                  <Trans>
                    – as words {asWord}: moved to {ink}, which reaches {moved}
                  </Trans>
                </span>
              ) : (
                <Trans>– as words {asWord}</Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
