// Knows how the learner finds parts on the picture, question by question.
import type { FindView } from "@academiz/domain/games";
import { Plural, Trans } from "@lingui/react/macro";
import type { GameViewProps } from "../common/game-view.ts";
import { Question, Questions } from "../common/question.tsx";
import * as styles from "./hotspot.css.ts";
import { Spots } from "./spots.tsx";

export function Finds({ game, onAnswer }: Pick<GameViewProps<"HOTSPOT">, "game" | "onAnswer">) {
  const { picture, areas, questions, isDone, isHidden, isPenal } = game;
  const mark = (question: FindView, slug: string) => {
    const given = questions.map((one) => [one.slug, one === question ? toggle(one, slug) : one.marked] as const);
    onAnswer({ answers: Object.fromEntries(given.filter(([, marked]) => marked.length > 0)) });
  };
  /** Where only one is to be found, the next replaces it. */
  const toggle = ({ marked, areas: right }: FindView, slug: string): readonly string[] => {
    if (marked.includes(slug)) return marked.filter((one) => one !== slug);
    return right.length === 1 && !isPenal ? [slug] : [...marked, slug];
  };
  return (
    <Questions>
      {questions.map((question, index) => {
        const { slug, text, areas: right, marked, verdict, explanation } = question;
        const [toFind, found] = [right.length, marked.length];
        const isFull = !isPenal && toFind > 1 && found >= toFind;
        return (
          <Question
            key={slug}
            slug={slug}
            number={index + 1}
            text={text}
            isDone={isDone}
            verdict={verdict}
            right={areas.flatMap((area) => (right.includes(area.slug) ? [area.name] : [])).join(", ")}
            explanation={explanation}
            note={
              isPenal ? (
                <Trans>Mark all that is right: a wrong one costs a right one.</Trans>
              ) : (
                <span role="status">
                  <Plural value={toFind} one="# to find on the picture" other="# to find on the picture" />
                  {found > 0 && <Plural value={found} one=", # marked" other=", # marked" />}
                  {isFull && <Trans>. Take one back to mark another.</Trans>}
                </span>
              )
            }
          >
            <Spots
              picture={picture}
              areas={areas}
              question={question}
              isHidden={isHidden}
              isDone={isDone}
              isFull={isFull}
              onMark={(area) => mark(question, area)}
            />
            {isDone && (
              <ul className={styles.notes}>
                {areas.map(
                  ({ slug: area, name, note }) =>
                    note !== "" &&
                    marked.includes(area) &&
                    !right.includes(area) && (
                      <li key={area} className={styles.note}>
                        <strong>{name}</strong> {note}
                      </li>
                    ),
                )}
              </ul>
            )}
          </Question>
        );
      })}
    </Questions>
  );
}
