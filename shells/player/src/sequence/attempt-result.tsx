// Knows what a learner reads at the end of a go: the result, theme by theme, and what to look at again.
import type { AttemptResultView, SequencePlayerEvent, SequencePlayerView } from "@academiz/application/sequence-player";
import { joinAnswers, type ReviewedTheme, tellAnswers, tellRight } from "@academiz/domain/sequences";
import { Button, ProgressBar, ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, List, LogOut, RotateCw, Trophy } from "lucide-react";
import { bareWords } from "./bare-words.ts";
import { BeginTrouble } from "./begin-trouble.tsx";
import * as styles from "./sequence.css.ts";

export interface AttemptResultProps {
  readonly result: AttemptResultView;
  readonly view: SequencePlayerView;
  readonly send: (event: SequencePlayerEvent) => void;
  readonly onLeave: () => void;
}

export function AttemptResult({ result, view, send, onLeave }: AttemptResultProps) {
  const { i18n } = useLingui();
  const { attempt, themes, isBrief } = result;
  const { status, stat, mark, asked } = attempt;
  const minutes = Math.floor((stat?.time ?? 0) / 60);
  const seconds = Math.round((stat?.time ?? 0) % 60);
  const round = (logits: number) => i18n.number(logits, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [ability, error] = [round(stat?.ability ?? 0), round(stat?.standardError ?? 0)];
  return (
    <>
      <article className={styles.card}>
        <h1 className={styles.title}>
          <Trans>Your result</Trans>
        </h1>
        <p role="status">
          {status === "COMPLETE" ? (
            <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
              <Trans>Done</Trans>
            </StatusChip>
          ) : (
            <StatusChip tone="warning" icon={<RotateCw size={16} aria-hidden />}>
              <Trans>Failed</Trans>
            </StatusChip>
          )}
        </p>
        {stat && (
          <ul className={styles.facts}>
            {mark !== null && (
              <li className={styles.fact}>
                <strong>
                  <Trans>
                    Your result: <ScoreMark score={mark} />
                  </Trans>
                </strong>
                {asked !== null && (
                  <>
                    {"\u00a0· "}
                    <Trans>
                      asked for: <ScoreMark score={asked} />
                    </Trans>
                  </>
                )}
              </li>
            )}
            <li className={styles.fact}>
              <Trans>
                {stat.right} right of {stat.answered}
              </Trans>
            </li>
            <li className={styles.fact}>
              <Trans>
                {minutes} min {seconds} s
              </Trans>
            </li>
            {stat.ability !== undefined && stat.standardError !== undefined && (
              <li className={styles.fact}>
                <Trans>
                  Ability: {ability} (± {error})
                </Trans>
              </li>
            )}
          </ul>
        )}
        {view.beginTrouble && <BeginTrouble trouble={view.beginTrouble} />}
        <div className={styles.actions}>
          {status === "COMPLETE" && (
            <Button variant="primary" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
              <Trans>Leave</Trans>
            </Button>
          )}
          <Button
            variant={status === "COMPLETE" ? "secondary" : "primary"}
            icon={<RotateCw size={20} aria-hidden />}
            loading={view.isBeginning}
            onClick={() => send({ type: "beginning.asked" })}
          >
            <Trans>Begin a new attempt</Trans>
          </Button>
          <Button icon={<List size={20} aria-hidden />} onClick={() => send({ type: "lists.opened" })}>
            <Trans>All attempts</Trans>
          </Button>
        </div>
      </article>
      {themes.map((theme) => (
        <ThemeResult key={theme.uuid} theme={theme} />
      ))}
      {isBrief && (
        <p className={styles.note}>
          <Trans>Of this attempt the answers are not shown any more.</Trans>
        </p>
      )}
    </>
  );
}

function ThemeResult({ theme }: { readonly theme: ReviewedTheme }) {
  const { t } = useLingui();
  const { title, right, judged, isMastered, level, levels, again } = theme;
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{title}</h2>
      {isMastered !== undefined && (
        <p className={styles.fact}>
          {isMastered ? (
            <StatusChip tone="success" icon={<Trophy size={16} aria-hidden />}>
              <Trans>Mastered</Trans>
            </StatusChip>
          ) : (
            <StatusChip>
              <Trans>
                Level {level} of {levels}
              </Trans>
            </StatusChip>
          )}
        </p>
      )}
      <ProgressBar
        label={t`Right answers`}
        value={judged === 0 ? null : right / judged}
        text={t`${right} of ${judged}`}
        tone={right === judged ? "success" : "primary"}
      />
      {again.length > 0 && (
        <>
          <h3 className={styles.smallTitle}>
            <Trans>To look at again</Trans>
          </h3>
          <ul className={styles.rows}>
            {again.map(({ question, given }) => {
              const answer = joinAnswers(question, tellAnswers(question, given).map(bareWords));
              const solution = joinAnswers(question, tellRight(question).map(bareWords));
              return (
                <li key={question.uuid} className={styles.again}>
                  <p className={styles.rowName}>{question.text}</p>
                  <p>{t`You answered “${answer}”. The answer is “${solution}”.`}</p>
                  {question.explanation !== "" && <p>{question.explanation}</p>}
                  {question.remediation !== "" && <p className={styles.note}>{question.remediation}</p>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
