// Knows how the ways of completing a part read that the general conditions of the course make (§5.29–§5.33).
import type { Validator } from "@academiz/domain/learniz";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { NamedElement } from "../common/name-element.ts";
import { AverageSentence } from "./average-line.tsx";
import * as styles from "./inspector.css.ts";
import { RuleSentence } from "./rule-sentence.tsx";
import type { RuledPart } from "./ruled-part.ts";

export interface GeneratedWaysProps {
  readonly part: RuledPart;
  readonly ways: readonly Validator[];
  readonly elements: readonly NamedElement[];
  /** True where the author has added no way. */
  readonly isAlone: boolean;
}

export function GeneratedWays({ part, ways, elements, isAlone }: GeneratedWaysProps) {
  const { kind } = part;
  return ways.map((way, wayIndex) => (
    <div key={wayIndex} className={styles.group}>
      {isAlone
        ? wayIndex > 0 && (
            <p className={styles.note}>
              <Trans>or</Trans>
            </p>
          )
        : kind !== "course" && (
            <p className={styles.note}>
              <Trans>or, as the course’s settings ask, when all of this is done:</Trans>
            </p>
          )}
      {!isAlone && kind === "course" && (
        <p className={styles.note}>
          <Trans>or, as the general conditions above ask:</Trans>
        </p>
      )}
      <ul className={styles.generated}>
        {way.minimumAverageScore !== undefined && (
          <li>
            <AverageSentence score={way.minimumAverageScore} /> {isAlone && <SetBy kind={kind} />}
          </li>
        )}
        {listSentences(way).map((sentence, index) => (
          <li key={index}>
            {sentence} {isAlone && <SetBy kind={kind} />}
          </li>
        ))}
      </ul>
    </div>
  ));

  /** All pages of a chapter, and all chapters, are one sentence; the few blocks of a page are named. */
  function listSentences({ elements: asked }: Validator): readonly ReactNode[] {
    if (asked.length === 0) return [];
    if (kind === "chapter") return [<Trans key="pages">All its pages are completed</Trans>];
    if (kind === "course") return [<Trans key="chapters">All its chapters are completed</Trans>];
    return asked.map((condition) => <RuleSentence key={condition.slug} condition={condition} elements={elements} />);
  }
}

function SetBy({ kind }: Pick<RuledPart, "kind">) {
  return kind === "course" ? <Trans>(set above)</Trans> : <Trans>(set by the course)</Trans>;
}
