// Knows what somebody who runs a date reads of its session's survey: the number of answers, averages, choices, and
// texts.
import { connectLoading, surveyReadMachine } from "@academiz/application/classroom-slots";
import type { SurveyRead } from "@academiz/application/ports";
import {
  countTold,
  LEAST_ANSWERS,
  pickWords,
  type QuestionResult,
  type SurveyQuestion,
} from "@academiz/domain/classiz";
import { Button, Card, ErrorState, ProgressBar, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { FileDown } from "lucide-react";
import { useOffice } from "../../../office/office-context.ts";
import { TroubleText } from "../../../office/trouble-text.tsx";
import * as styles from "../../sessions.css.ts";
import { useTakenFile } from "../use-taken-file.ts";
import * as own from "./survey-results.css.ts";

export function SurveyResults({ slug }: { readonly slug: string }) {
  const { t } = useLingui();
  const { office } = useOffice();
  const take = useTakenFile();
  const [snapshot, send] = useActor(surveyReadMachine, {
    input: { load: (slot: string) => office.classrooms.readSurvey(slot), criteria: slug },
  });
  const { phase, shown, trouble } = connectLoading<string, SurveyRead>(snapshot);
  if (phase === "failed")
    return (
      <ErrorState
        title={<Trans>The survey could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (!shown)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  // This classroom has no survey.
  const { questions, there } = shown;
  if (questions.length === 0) return null;
  const hasAnswers = shown.rounds.some(({ answered }) => answered >= LEAST_ANSWERS);
  return (
    <Card
      title={<Trans>Survey</Trans>}
      description={
        <Trans>
          What those who were at the session answered, without their names: told {LEAST_ANSWERS} answers at a time.
        </Trans>
      }
      actions={
        hasAnswers && (
          <Button
            size="small"
            icon={<FileDown size={16} aria-hidden />}
            onClick={() => void take(office.classrooms.writeSurvey(slug))}
          >
            <Trans>Answers (CSV)</Trans>
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {shown.rounds.map(({ round, answered, results }) => (
          <section key={round} className={styles.stack} aria-label={round === "end" ? t`At the end` : t`Later`}>
            <h3 className={styles.heading}>{round === "end" ? t`At the end` : t`Later`}</h3>
            <p className={styles.quiet}>
              <Plural
                value={there}
                _0="Nobody was noted as present yet: nobody is asked."
                one={`${answered} of # person answered.`}
                other={`${answered} of # people answered.`}
              />
            </p>
            {answered > 0 && answered < LEAST_ANSWERS && <TooFew />}
            {answered >= LEAST_ANSWERS && answered > countTold(answered) && (
              <Waiting told={countTold(answered)} waiting={answered - countTold(answered)} />
            )}
            {answered >= LEAST_ANSWERS &&
              questions.map((question) => (
                <Question
                  key={question.slug}
                  question={question}
                  result={results.find(({ slug: one }) => one === question.slug)}
                />
              ))}
          </section>
        ))}
      </div>
    </Card>
  );
}

const TooFew = () => (
  <p className={styles.quiet}>
    <Trans>So few answers would say whose they are: they are told from {LEAST_ANSWERS} on.</Trans>
  </p>
);

/** The number of answers that are not shown yet: adding a single one would reveal whose it is. */
function Waiting({ told, waiting }: { readonly told: number; readonly waiting: number }) {
  return (
    <p className={styles.quiet}>
      <Trans>The first {told} answers are told.</Trans>{" "}
      <Plural
        value={waiting}
        one={`# more waits: answers are added ${LEAST_ANSWERS} at a time, so that nobody can tell whose they are.`}
        other={`# more wait: answers are added ${LEAST_ANSWERS} at a time, so that nobody can tell whose they are.`}
      />
    </p>
  );
}

interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly result: QuestionResult | undefined;
}

function Question({ question: { label, options }, result }: QuestionProps) {
  const { i18n } = useLingui();
  const locale = i18n.locale === "fr" ? "fr" : "en";
  if (!result) return null;
  const { answered, average, distribution, texts } = result;
  const mean = average === null ? null : i18n.number(average, { maximumFractionDigits: 1 });
  const nameOf = (key: string) => {
    const option = options.find(({ slug }) => slug === key);
    return option ? pickWords(option.label, locale) : key;
  };
  return (
    <div className={own.question}>
      <h4 className={own.label}>{pickWords(label, locale)}</h4>
      {mean !== null && (
        <p>
          <Trans>Average: {mean} of 5</Trans>
        </p>
      )}
      {distribution.map(({ key, count }) => (
        <ProgressBar
          key={key}
          label={nameOf(key)}
          value={answered === 0 ? 0 : count / answered}
          text={i18n.number(count)}
        />
      ))}
      {texts.length > 0 && (
        <ul className={styles.bullets}>
          {texts.map((text, at) => (
            <li key={at} className={own.text}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {answered > 0 && answered < LEAST_ANSWERS && <TooFew />}
      {answered === 0 && (
        <p className={styles.quiet}>
          <Trans>Nobody answered this one.</Trans>
        </p>
      )}
    </div>
  );
}
