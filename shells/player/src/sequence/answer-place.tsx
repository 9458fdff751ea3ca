// Knows where a question of each kind is answered: words or a number are typed, answers are chosen, or put in order.
import { mixOptions, type Question, readUnit } from "@academiz/domain/sequences";
import { LateOrderList } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { QuestionOptions } from "./question-options.tsx";
import * as styles from "./sequence.css.ts";

export interface AnswerPlaceProps {
  readonly question: Question;
  readonly chosen: readonly string[];
  /** True once it is shown which are right. */
  readonly isJudged: boolean;
  readonly onChange: (answers: readonly string[]) => void;
}

/** The most letters of a typed answer. */
const LONGEST = 500;

export function AnswerPlace(props: AnswerPlaceProps) {
  const { question, chosen, isJudged, onChange } = props;
  const { t } = useLingui();
  if (question.kind === "ORDERING") return <OrderedAnswers {...props} />;
  if (question.kind !== "SHORT_ANSWER" && question.kind !== "OPEN" && question.kind !== "NUMBER")
    return <QuestionOptions question={question} chosen={chosen} isJudged={isJudged} onChoose={onChange} />;
  const unit = readUnit(question);
  return (
    <span className={styles.typedRow}>
      <input
        type="text"
        className={styles.typed}
        inputMode={question.kind === "NUMBER" ? "decimal" : undefined}
        aria-label={unit === "" ? t`Your answer` : t`Your answer, in ${unit}`}
        value={chosen[0] ?? ""}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value === "" ? [] : [target.value])}
      />
      {unit !== "" && <span aria-hidden>{unit}</span>}
    </span>
  );
}

/** The order in which they are found is an answer too. */
function OrderedAnswers({ question, chosen, isJudged, onChange }: AnswerPlaceProps) {
  const found = mixOptions(question);
  const order = chosen.length > 0 ? chosen : found;
  useEffect(() => {
    if (chosen.length === 0) onChange(found);
  }, [question.uuid]);
  return (
    <LateOrderList
      names={new Map(question.options.map(({ uuid, text }) => [uuid, text]))}
      order={order}
      isDone={isJudged}
      verdicts={isJudged ? order.map((uuid, at) => (question.options[at]?.uuid === uuid ? "right" : "wrong")) : []}
      onOrder={onChange}
    />
  );
}
