// Knows what a chapter or a page waits for before it opens: the author's conditions, and those that the course's
// settings make.
import {
  changeRequirements,
  listGeneratedRequirements,
  listOwnRequirements,
  nameTarget,
} from "@academiz/domain/editing";
import {
  type Chapter,
  type Learniz,
  type RequirementElement,
  readRequirementTarget,
  type Slide,
} from "@academiz/domain/learniz";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Network, Plus } from "lucide-react";
import { type NamedElement, useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { findCondition } from "../common/use-focus-soon.ts";
import * as styles from "./inspector.css.ts";
import { RuleLine } from "./rule-line.tsx";
import { type Condition, RuleSentence } from "./rule-sentence.tsx";

export function OpeningRules({ part }: { readonly part: Chapter | Slide }) {
  const learniz = useLearniz();
  const { change, focusSoon, showLocks } = useStudio();
  const { slug } = part;
  const inside = new Set("slides" in part ? [slug, ...part.slides.map((slide) => slide.slug)] : [slug]);
  const elements = useElements(learniz).filter((one) => !inside.has(one.slug) && !inside.has(one.place));
  const own = listOwnRequirements(part).map(readCondition);
  const generated = listGeneratedRequirements(part).map(readCondition);
  const write = (conditions: readonly Condition[]) =>
    change(`opens:${slug}`, (current) =>
      changeRequirements(
        current,
        slug,
        conditions.map((condition) => writeElement(current, condition)),
      ),
    );
  const suggested = suggestElement(learniz, part, elements);
  return (
    <section className={styles.group} data-rules="opening" data-rules-of={slug}>
      <h2 className={styles.heading}>
        {"slides" in part ? <Trans>This chapter opens when</Trans> : <Trans>This page opens when</Trans>}
      </h2>
      {own.length + generated.length === 0 && (
        <p className={styles.note}>
          {"slides" in part ? (
            <Trans>The chapter is open from the start.</Trans>
          ) : (
            <Trans>It is open from the start.</Trans>
          )}
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
      <div className={styles.line}>
        {suggested && (
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => {
              write([...own, { slug: suggested.slug, type: "STATUS" }]);
              focusSoon(findCondition(slug, "opening", `${own.length}`));
            }}
          >
            <Trans>Add a condition</Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" icon={<Network size={16} aria-hidden />} onClick={showLocks}>
          <Trans>Who waits for whom</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * The page or chapter before it, the usual condition; for the first one any other element, but not its own chapter,
 * which would wait for it.
 */
function suggestElement(
  { chapters }: Learniz,
  part: Chapter | Slide,
  elements: readonly NamedElement[],
): NamedElement | undefined {
  const around = chapters.find(({ slides }) => slides.some(({ slug }) => slug === part.slug))?.slug;
  const beside = "slides" in part ? chapters : chapters.flatMap(({ slides }) => slides);
  const before = beside[beside.findIndex(({ slug }) => slug === part.slug) - 1]?.slug;
  return elements.find(({ slug }) => slug === before) ?? elements.find(({ slug }) => slug !== around);
}

const readCondition = (element: RequirementElement): Condition => ({
  slug: readRequirementTarget(element)?.slug ?? "",
  type: element.type,
  score: element.score,
});

function writeElement(learniz: Learniz, { slug, type, score }: Condition): RequirementElement {
  return { type, ...nameTarget(learniz, slug), ...(type === "SCORE" ? { score: score ?? 0 } : {}) };
}
