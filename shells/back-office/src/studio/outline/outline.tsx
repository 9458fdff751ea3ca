// Knows the tree of the course: chapters and slides, their order, their conditions, and their problems.

import type { CourseProblem } from "@academiz/domain/checks";
import { findKind, findPastePlace } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { Badge, Button, Tree, type TreeNode, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { BookOpen, FileText, Folder, Lock, Network, Scissors } from "lucide-react";
import { memo, useState } from "react";
import { countByPlace } from "../checks/find-place.ts";
import { CommentCount } from "../comments/comment-mark.tsx";
import { useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { useKept } from "../kept/use-kept.ts";
import { holdsBlock, readBlock } from "../parts/dragged-block.ts";
import { readPartsKey } from "../parts/parts-keys.ts";
import { useParts } from "../parts/use-parts.ts";
import { markRange, readMarked, toggleMark } from "./mark-elements.ts";
import * as styles from "./outline.css.ts";
import { OutlineActions } from "./outline-actions.tsx";
import { listPlaces, readDrop } from "./outline-drops.ts";
import { isSameCount, isSameOutline } from "./same-outline.ts";

export interface OutlineProps {
  readonly selected: string;
  readonly problems: readonly CourseProblem[];
}

export function Outline({ selected, problems }: OutlineProps) {
  const now = useLearniz();
  const learniz = useKept(now, isSameOutline);
  const elements = useElements(now);
  const wrongAt = useKept(countByPlace(problems, elements), isSameCount);
  return <OutlineTree learniz={learniz} selected={selected} wrongAt={wrongAt} />;
}

interface OutlineTreeProps {
  readonly learniz: Learniz;
  readonly selected: string;
  /** The slug of a chapter or page → the number of problems that are corrected there. */
  readonly wrongAt: ReadonlyMap<string, number>;
}

/** Drawn again only when it changes: hundreds of rows need not follow each letter of a page. */
const OutlineTree = memo(function OutlineTree({ learniz, selected, wrongAt }: OutlineTreeProps) {
  const { t } = useLingui();
  const { select, showOpening, showLocks } = useStudio();
  const parts = useParts();
  const [more, setMore] = useState<ReadonlySet<string>>(new Set());
  const marked = readMarked(learniz, more, selected);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const badges = (slug: string, isLocked: boolean, inside: readonly string[] = []) => {
    const wrong = wrongAt.get(slug) ?? 0;
    return (
      <>
        {parts.isCut(slug) && (
          <>
            <Scissors size={16} aria-hidden />
            <VisuallyHidden>{t`cut`}</VisuallyHidden>
          </>
        )}
        {isLocked && (
          // By keys, the row shows the same settings.
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer
          // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer
          <span
            className={styles.lock}
            data-lock={slug}
            onClick={(event) => {
              event.stopPropagation();
              showOpening(slug);
            }}
          >
            <Lock size={16} aria-hidden />
            <VisuallyHidden>{t`has a condition`}</VisuallyHidden>
          </span>
        )}
        <CommentCount slugs={[slug, ...inside]} />
        {wrong > 0 && (
          <Badge tone="warning">
            {wrong}
            <VisuallyHidden> {t`to look at`}</VisuallyHidden>
          </Badge>
        )}
      </>
    );
  };
  const nodes: readonly TreeNode[] = [
    { id: COURSE, label: learniz.context.title || t`The course`, icon: <BookOpen size={16} aria-hidden /> },
    ...learniz.chapters.map((chapter, chapterIndex) => ({
      id: chapter.slug,
      label: chapter.title || t`Chapter ${chapterIndex + 1}`,
      icon: <Folder size={16} aria-hidden />,
      badges: badges(chapter.slug, chapter.requirements.length > 0),
      children: chapter.slides.map((slide, slideIndex) => ({
        id: slide.slug,
        label: slide.description || t`Page ${slideIndex + 1}`,
        icon: <FileText size={16} aria-hidden />,
        badges: badges(
          slide.slug,
          slide.requirements.length > 0,
          slide.interactivities.map((one) => one.slug),
        ),
      })),
    })),
  ];
  const chapters = learniz.chapters.map(({ slug }) => slug);
  /** The selected elements; where the row is not one of them, only that row. */
  const listMeant = (at: string): readonly string[] => (marked.size > 1 ? [...marked] : [at]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the tree's, which is inside
    <div
      className={styles.outline}
      onKeyDown={(event) => {
        const act = readPartsKey(event);
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=treeitem]") : null;
        const at = row?.dataset["node"];
        if (!act || at === undefined) return;
        event.preventDefault();
        if (act === "paste") parts.paste(at);
        else if (at !== COURSE) parts[act](listMeant(at));
      }}
    >
      <OutlineActions learniz={learniz} selected={selected} marked={marked} />
      <Tree
        label={t`Outline`}
        nodes={nodes}
        expanded={new Set(chapters.filter((slug) => !closed.has(slug)))}
        onExpandedChange={(expanded) => setClosed(new Set(chapters.filter((slug) => !expanded.has(slug))))}
        selected={marked}
        multiple
        onSelect={(slug, how) => {
          if (how === "range") return setMore(markRange(learniz, selected, slug));
          if (how === "toggle") return setMore(toggleMark(marked, slug, selected));
          setMore(new Set());
          select(slug);
        }}
        onMove={(slug, to) => {
          if (to === "up" || to === "down") parts.step(marked.has(slug) ? [...marked] : [slug], to === "up" ? -1 : 1);
        }}
        drag={{
          canDrag: (slug) => slug !== COURSE,
          listPlaces: (dragged, target) => listPlaces(learniz, dragged, target),
          onDrop: (dragged, target, place) =>
            parts.move(marked.has(dragged) ? [...marked] : [dragged], readDrop(learniz, target, place)),
        }}
        drop={{
          accepts: (event, slug) => holdsBlock(event) && findKind(learniz, slug) === "slide",
          onDrop: (slug, event) => {
            const place = findPastePlace(learniz, "interactivity", slug);
            if (place) parts.move([readBlock(event)], place);
          },
        }}
      />
      <div>
        <Button size="small" variant="quiet" icon={<Network size={16} aria-hidden />} onClick={showLocks}>
          <Trans>Who waits for whom</Trans>
        </Button>
      </div>
    </div>
  );
});
