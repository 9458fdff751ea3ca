// Knows what a slide waits for before it opens: the author's conditions, and those that the course's settings make.
import {
  changeRequirements,
  listGeneratedRequirements,
  listOwnRequirements,
  nameTarget,
} from "@academiz/domain/editing";
import { type Learniz, type RequirementElement, readRequirementTarget, type Slide } from "@academiz/domain/learniz";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type NamedElement, useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { findCondition } from "../common/use-focus-soon.ts";
import * as styles from "./inspector.css.ts";
import { RuleLine } from "./rule-line.tsx";
import { type Condition, RuleSentence } from "./rule-sentence.tsx";

export function OpeningRules({ slide }: { readonly slide: Slide }) {
  const learniz = useLearniz();
  const { change, focusSoon } = useStudio();
  const elements = useElements(learniz).filter(({ slug, place }) => slug !== slide.slug && place !== slide.slug);
  const own = listOwnRequirements(slide).map(readCondition);
  const generated = listGeneratedRequirements(slide).map(readCondition);
  const write = (conditions: readonly Condition[]) =>
    change(`opens:${slide.slug}`, (current) =>
      changeRequirements(
        current,
        slide.slug,
        conditions.map((condition) => writeElement(current, condition)),
      ),
    );
  const suggested = suggestElement(learniz, slide.slug, elements);
  return (
    <section className={styles.group} data-rules="opening" data-rules-of={slide.slug}>
      <h2 className={styles.heading}>
        <Trans>This page opens when</Trans>
      </h2>
      {own.length + generated.length === 0 && (
        <p className={styles.note}>
          <Trans>It is open from the start.</Trans>
        </p>
      )}
      {own.map((condition, index) => (
        <RuleLine
          key={index}
          place={`${index}`}
          condition={condition}
          elements={elements}
          onChange={(changed) => write(own.with(index, changed))}
          onRemove={() => write(own.toSpliced(index, 1))}
        />
      ))}
      {generated.length > 0 && (
        <ul className={styles.generated}>
          {generated.map((condition, index) => (
            <li key={index}>
              <RuleSentence condition={condition} elements={elements} /> <Trans>(set by the course)</Trans>
            </li>
          ))}
        </ul>
      )}
      {suggested && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => {
              write([...own, { slug: suggested.slug, type: "STATUS" }]);
              focusSoon(findCondition(slide.slug, "opening", `${own.length}`));
            }}
          >
            <Trans>Add a condition</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * The slide before it, the usual condition; for the first slide any other element, but not its own chapter, which would
 * wait for it.
 */
function suggestElement(learniz: Learniz, slug: string, elements: readonly NamedElement[]): NamedElement | undefined {
  const slides = learniz.chapters.flatMap((chapter) => chapter.slides.map((slide) => ({ slide: slide.slug, chapter })));
  const at = slides.findIndex(({ slide }) => slide === slug);
  const before = slides[at - 1]?.slide;
  const around = slides[at]?.chapter.slug;
  return elements.find((one) => one.slug === before) ?? elements.find((one) => one.slug !== around);
}

const readCondition = (element: RequirementElement): Condition => ({
  slug: readRequirementTarget(element)?.slug ?? "",
  type: element.type,
  score: element.score,
});

function writeElement(learniz: Learniz, { slug, type, score }: Condition): RequirementElement {
  return { type, ...nameTarget(learniz, slug), ...(type === "SCORE" ? { score: score ?? 0 } : {}) };
}
