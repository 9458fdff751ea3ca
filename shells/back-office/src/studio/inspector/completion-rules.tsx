// Knows what completes a slide: any one of its rules, each of which requires all that it names.
import { changeValidators, listOwnValidators } from "@academiz/domain/editing";
import type { Slide, Validator } from "@academiz/domain/learniz";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { findCondition } from "../common/use-focus-soon.ts";
import { AverageLine } from "./average-line.tsx";
import * as styles from "./inspector.css.ts";
import { RuleLine } from "./rule-line.tsx";
import { type Condition, RuleSentence } from "./rule-sentence.tsx";

export function CompletionRules({ slide }: { readonly slide: Slide }) {
  const learniz = useLearniz();
  const { change, focusSoon } = useStudio();
  const elements = useElements(learniz)
    .filter(({ slug, place }) => place === slide.slug && slug !== slide.slug)
    .map((element) => ({ ...element, within: null }));
  const own = listOwnValidators(slide);
  const generated = slide.validators.filter((validator) => validator.generatedFromGeneralConditions === true);
  const first = elements[0];
  const write = (validators: readonly Validator[]) =>
    change(`completes:${slide.slug}`, (current) => changeValidators(current, slide.slug, validators));
  const writeWay = (index: number, conditions: readonly Condition[]) => {
    const way = own[index];
    if (way) write(own.with(index, { ...way, elements: conditions.map(writeElement) }));
  };
  return (
    <section className={styles.group} data-rules="completion" data-rules-of={slide.slug}>
      <h2 className={styles.heading}>
        <Trans>This page is completed when</Trans>
      </h2>
      {own.length + generated.length === 0 && (
        <p className={styles.note}>
          <Trans>The learner has reached its end.</Trans>
        </p>
      )}
      {own.map((way, wayIndex) => (
        <div key={wayIndex} className={styles.group}>
          {wayIndex > 0 && (
            <p className={styles.note}>
              <Trans>or</Trans>
            </p>
          )}
          {way.minimumAverageScore !== undefined && (
            <AverageLine
              score={way.minimumAverageScore}
              onChange={(minimumAverageScore) => write(own.with(wayIndex, { ...way, minimumAverageScore }))}
              onRemove={() => write(own.with(wayIndex, dropAverage(way)))}
            />
          )}
          {way.elements.map((condition, index) => (
            <RuleLine
              key={index}
              place={`${wayIndex}.${index}`}
              condition={condition}
              elements={elements}
              onChange={(changed) => writeWay(wayIndex, way.elements.with(index, writeElement(changed)))}
              onRemove={() => writeWay(wayIndex, way.elements.toSpliced(index, 1))}
            />
          ))}
          {first && (
            <div>
              <Button
                size="small"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => {
                  writeWay(wayIndex, [...way.elements, { slug: first.slug, type: "STATUS" }]);
                  focusSoon(findCondition(slide.slug, "completion", `${wayIndex}.${way.elements.length}`));
                }}
              >
                <Trans>And also…</Trans>
              </Button>
            </div>
          )}
        </div>
      ))}
      {generated.length > 0 && (
        <>
          {own.length > 0 && (
            <p className={styles.note}>
              <Trans>or, as the course’s settings ask, when all of this is done:</Trans>
            </p>
          )}
          <ul className={styles.generated}>
            {generated
              .flatMap((validator) => validator.elements)
              .map((condition) => (
                <li key={condition.slug}>
                  <RuleSentence condition={condition} elements={elements} />{" "}
                  {own.length === 0 && <Trans>(set by the course)</Trans>}
                </li>
              ))}
          </ul>
        </>
      )}
      {first && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => {
              write([...own, { elements: [{ slug: first.slug, type: "STATUS" }] }]);
              focusSoon(findCondition(slide.slug, "completion", `${own.length}.0`));
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
