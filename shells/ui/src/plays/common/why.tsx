// Knows how a learner reads the verdict on an answer, what is right, and why: in words and a mark, never by colour
// alone.
import type { Verdict } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./question.css.ts";

export const VERDICT_ICONS = { right: CircleCheck, partly: CircleDashed, wrong: CircleX, blank: CircleMinus };

export interface WhyProps {
  readonly id?: string;
  readonly verdict: Verdict;
  /** The right answer in words. */
  readonly right: string;
  /** A remark on an answer that is right and could be better. */
  readonly remark?: ReactNode;
  /** May be empty. */
  readonly explanation?: string;
  /** There are two answers: none of them is almost right. */
  readonly isEither?: boolean;
}

export function Why({ id, verdict, right: answer, remark, explanation, isEither = false }: WhyProps) {
  // The sentence around it has its own full stop.
  const right = answer.replace(/(?<!\.)\.$/, "");
  const Icon = VERDICT_ICONS[verdict];
  return (
    <div id={id} className={styles.why({ verdict })}>
      <Icon size={20} aria-hidden />
      <p>
        <strong>
          {verdict === "right" ? (
            <Trans>Right.</Trans>
          ) : verdict === "partly" ? (
            <Trans>Partly right: the answer is “{right}”.</Trans>
          ) : verdict === "blank" ? (
            <Trans>Not answered: the answer is “{right}”.</Trans>
          ) : isEither ? (
            <Trans>That is not it: the answer is “{right}”.</Trans>
          ) : (
            <Trans>Not quite: the answer is “{right}”.</Trans>
          )}
        </strong>{" "}
        {remark} {explanation}
      </p>
    </div>
  );
}
