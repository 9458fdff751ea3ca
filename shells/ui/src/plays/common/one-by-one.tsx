// Knows how the questions of a game are shown one by one (§3.92): forward and back, any number of times.
import { Trans, useLingui } from "@lingui/react/macro";
import { isValidElement, type ReactNode, useContext, useRef, useState } from "react";
import { Button } from "../../button/button.tsx";
import { OptionsContext } from "./play-options/options-context.ts";
import * as styles from "./question.css.ts";

export function OneByOne({ questions }: { readonly questions: readonly ReactNode[] }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(0);
  const { wanted: missing } = useContext(OptionsContext);
  const [led, setLed] = useState(missing);
  const box = useRef<HTMLElement>(null);
  const count = questions.length;
  const at = Math.min(wanted, count - 1);
  // The learner is led to a question without an answer.
  if (missing !== led) {
    setLed(missing);
    const place = questions.findIndex((one) => isValidElement(one) && one.key === `.$${missing?.slug}`);
    if (place !== -1) setWanted(place);
  }
  const number = at + 1;
  const go = (to: number) => {
    setWanted(to);
    // The pressed button may be gone: the focus moves to the next question.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={box} tabIndex={-1} aria-label={t`Question ${number} of ${count}`} className={styles.steps}>
      <p className={styles.hint}>
        <Trans>
          Question {number} of {count}
        </Trans>
      </p>
      <ol start={number} className={styles.questions}>
        {questions[at]}
      </ol>
      <div className={styles.ways}>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          <Trans>Previous</Trans>
        </Button>
        <Button disabled={number === count} onClick={() => go(number)}>
          <Trans>Next</Trans>
        </Button>
      </div>
    </section>
  );
}
