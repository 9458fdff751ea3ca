// Knows what completes the course, a chapter or a page: any one of its rules, each of which requires all that it names.
import { changeValidators, listGeneratedValidators, listOwnValidators } from "@academiz/domain/editing";
import type { Validator } from "@academiz/domain/learniz";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { findAverage, findCondition } from "../common/use-focus-soon.ts";
import { AverageLine, USUAL_AVERAGE } from "./average-line.tsx";
import { GeneratedWays } from "./generated-ways.tsx";
import * as styles from "./inspector.css.ts";
import { RuleLine } from "./rule-line.tsx";
import type { Condition } from "./rule-sentence.tsx";
import type { RuledPart } from "./ruled-part.ts";

const HEADINGS: Readonly<Record<RuledPart["kind"], () => ReactNode>> = {
  course: () => <Trans>The course is completed when</Trans>,
  chapter: () => <Trans>This chapter is completed when</Trans>,
  slide: () => <Trans>This page is completed when</Trans>,
};

export function CompletionRules({ part }: { readonly part: RuledPart }) {
  const learniz = useLearniz();
  const { change, focusSoon } = useStudio();
  const { kind, slug, id } = part;
  const children = new Set(part.children);
  const elements = useElements(learniz)
    .filter((one) => children.has(one.slug))
    .map((element) => (kind === "slide" ? { ...element, within: null } : element));
  const own = listOwnValidators(part);
  const generated = listGeneratedValidators(part);
  const write = (validators: readonly Validator[]) =>
    change(`completes:${id}`, (current) => changeValidators(current, slug, validators));
  const writeWay = (index: number, way: Validator) => write(own.with(index, way));
  /** The first one that this way does not ask for yet. */
  const suggest = (way: Validator | null) =>
    elements.find((element) => !way?.elements.some((asked) => asked.slug === element.slug)) ?? elements[0];
  const first = suggest(null);
  return (
    <section className={styles.group} data-rules="completion" data-rules-of={id}>
      <h2 className={styles.heading}>{HEADINGS[kind]()}</h2>
      {own.length + generated.length === 0 && (
        <p className={styles.note}>
          {kind === "slide" ? (
            <Trans>The learner has reached its end.</Trans>
          ) : (
            <Trans>One of its pages is completed.</Trans>
          )}
        </p>
      )}
      {own.map((way, wayIndex) => {
        const next = suggest(way);
        const writeElements = (conditions: readonly Condition[]) =>
          writeWay(wayIndex, { ...way, elements: conditions.map(writeElement) });
        return (
          <div key={wayIndex} className={styles.group}>
            {wayIndex > 0 && (
              <p className={styles.note}>
                <Trans>or</Trans>
              </p>
            )}
            {way.minimumAverageScore !== undefined && (
              <AverageLine
                place={`${wayIndex}`}
                score={way.minimumAverageScore}
                onChange={(minimumAverageScore) => writeWay(wayIndex, { ...way, minimumAverageScore })}
                onRemove={() => writeWay(wayIndex, dropAverage(way))}
              />
            )}
            {way.elements.map((condition, index) => (
              <RuleLine
                key={index}
                place={`${wayIndex}.${index}`}
                condition={condition}
                elements={elements}
                onChange={(changed) => writeElements(way.elements.with(index, writeElement(changed)))}
                onRemove={() => writeElements(way.elements.toSpliced(index, 1))}
              />
            ))}
            <div className={styles.line}>
              {next && (
                <Button
                  size="small"
                  icon={<Plus size={16} aria-hidden />}
                  onClick={() => {
                    writeElements([...way.elements, { slug: next.slug, type: "STATUS" }]);
                    focusSoon(findCondition(id, "completion", `${wayIndex}.${way.elements.length}`));
                  }}
                >
                  <Trans>And also…</Trans>
                </Button>
              )}
              {part.isScored && way.minimumAverageScore === undefined && (
                <Button
                  size="small"
                  icon={<Plus size={16} aria-hidden />}
                  onClick={() => {
                    writeWay(wayIndex, { ...way, minimumAverageScore: USUAL_AVERAGE });
                    focusSoon(findAverage(id, `${wayIndex}`));
                  }}
                >
                  <Trans>And an average score…</Trans>
                </Button>
              )}
            </div>
          </div>
        );
      })}
      <GeneratedWays part={part} ways={generated} elements={elements} isAlone={own.length === 0} />
      {first && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => {
              write([...own, { elements: [{ slug: first.slug, type: "STATUS" }] }]);
              focusSoon(findCondition(id, "completion", `${own.length}.0`));
            }}
          >
            {own.length === 0 ? <Trans>Add a condition</Trans> : <Trans>Add another way</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

const dropAverage = ({ minimumAverageScore: _score, ...way }: Validator): Validator => way;

const writeElement = ({ slug, type, score }: Condition): Validator["elements"][number] => ({
  slug,
  type,
  ...(type === "SCORE" ? { score: score ?? 0 } : {}),
});
