// Knows how learners are asked about their sessions that are over, and change what they answered while it is open.
import { connectLoading, listSurveys, type SurveyView, surveysMachine } from "@academiz/application/learner-classroom";
import type { AskedSurveys, LearnerClassrooms } from "@academiz/application/ports";
import { Button, Skeleton, SkeletonGroup, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { PenLine } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import * as styles from "../classroom.css.ts";
import { SurveyForm } from "./survey-form.tsx";

export interface SurveysProps {
  readonly classrooms: Pick<LearnerClassrooms, "readSurveys" | "answerSurvey">;
  readonly perimeterSlug: string;
  /** Another number when something may have changed: the surveys are loaded again. */
  readonly version: string;
  /** What stands below: it is drawn once it is known whether there is a survey, so that it does not move later. */
  readonly children: ReactNode;
}

export function Surveys({ classrooms, perimeterSlug, version, children }: SurveysProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(surveysMachine, {
    input: { load: () => classrooms.readSurveys(perimeterSlug), criteria: null },
  });
  const { phase, shown } = connectLoading<null, AskedSurveys>(snapshot);
  const [known, setKnown] = useState(version);
  useEffect(() => {
    if (known === version) return;
    setKnown(version);
    send({ type: "retry.asked" });
  }, [known, version, send]);
  if (phase === "failed" && !shown)
    return (
      <>
        <div role="alert" className={styles.notes.refused}>
          <p className={styles.noteText}>
            <Trans>It could not be found out whether you are asked about your sessions.</Trans>
          </p>
          <Button size="small" onClick={() => send({ type: "retry.asked" })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
        {children}
      </>
    );
  if (!shown)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <>
      {shown.surveys.length > 0 && (
        <section className={styles.section} aria-label={t`Your opinion`}>
          <h2 className={styles.sectionTitle}>
            <Trans>Your opinion</Trans>
          </h2>
          <ul className={styles.list}>
            {listSurveys(shown).map((survey) => (
              <OneSurvey
                key={survey.key}
                survey={survey}
                questions={shown.questions}
                classrooms={classrooms}
                perimeterSlug={perimeterSlug}
                onAnswered={() => send({ type: "retry.asked" })}
              />
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}

interface OneSurveyProps extends Pick<SurveysProps, "classrooms" | "perimeterSlug"> {
  readonly survey: SurveyView;
  readonly questions: AskedSurveys["questions"];
  readonly onAnswered: () => void;
}

function OneSurvey({ survey, questions, onAnswered, classrooms, perimeterSlug }: OneSurveyProps) {
  const { t, i18n } = useLingui();
  const { title, round, closesAt, answers } = survey;
  const [isOpen, setOpen] = useState(answers === null);
  const until = i18n.date(new Date(closesAt), { dateStyle: "long" });
  return (
    <li className={styles.cards.plain}>
      <div className={styles.cardHead}>
        <h3 className={styles.when}>{title}</h3>
        {answers !== null && (
          <StatusChip tone="success">
            <Trans>You have answered</Trans>
          </StatusChip>
        )}
      </div>
      <p className={styles.quiet}>
        {round === "end" ? (
          <Trans>How was it? Your answers are read without your name, and can be changed until {until}.</Trans>
        ) : (
          <Trans>
            What has stayed of it? Your answers are read without your name, and can be changed until {until}.
          </Trans>
        )}
      </p>
      {isOpen ? (
        <SurveyForm
          survey={survey}
          questions={questions}
          answer={(given) => classrooms.answerSurvey(perimeterSlug, { mean: survey.mean, round, answers: given })}
          onClose={answers === null ? null : () => setOpen(false)}
          onAnswered={() => {
            setOpen(false);
            onAnswered();
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button
            icon={<PenLine size={20} aria-hidden />}
            aria-label={t`Change my answers: ${title}`}
            onClick={() => setOpen(true)}
          >
            <Trans>Change my answers</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
