// Knows the tree of the course: chapters and slides, where they stand, what they wait for, what is wrong with them.

import type { CourseProblem } from "@academiz/domain/checks";
import { moveChapter, moveSlide } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { Badge, Tree, type TreeNode, VisuallyHidden } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { BookOpen, FileText, Folder, Lock } from "lucide-react";
import { useState } from "react";
import { countByPlace } from "../checks/find-place.ts";
import { useElements } from "../common/name-element.ts";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import * as styles from "./outline.css.ts";
import { OutlineActions } from "./outline-actions.tsx";

export interface OutlineProps {
  readonly selected: string;
  readonly problems: readonly CourseProblem[];
}

export function Outline({ selected, problems }: OutlineProps) {
  const { t } = useLingui();
  const { learniz, change, tellLosses, select } = useStudio();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const elements = useElements(learniz);
  const wrongAt = countByPlace(problems, elements);
  const badges = (slug: string, isLocked: boolean) => {
    const wrong = wrongAt.get(slug) ?? 0;
    return (
      <>
        {isLocked && (
          <>
            <Lock size={16} aria-hidden />
            <VisuallyHidden>{t`has a condition`}</VisuallyHidden>
          </>
        )}
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
        badges: badges(slide.slug, slide.requirements.length > 0),
      })),
    })),
  ];
  const chapters = learniz.chapters.map(({ slug }) => slug);
  return (
    <div className={styles.outline}>
      <OutlineActions selected={selected} />
      <Tree
        label={t`Outline`}
        nodes={nodes}
        expanded={new Set(chapters.filter((slug) => !closed.has(slug)))}
        onExpandedChange={(expanded) => setClosed(new Set(chapters.filter((slug) => !expanded.has(slug))))}
        selected={new Set([selected])}
        onSelect={select}
        onMove={(slug, to) => {
          if (to !== "up" && to !== "down") return;
          change(`move:${slug}`, (own) => move(own, slug, to === "up" ? -1 : 1));
          tellLosses(t`Page moved`, "if-rules-went");
        }}
      />
    </div>
  );
}

const move = (learniz: Learniz, slug: string, step: -1 | 1): Learniz =>
  learniz.chapters.some((chapter) => chapter.slug === slug)
    ? moveChapter(learniz, slug, step)
    : moveSlide(learniz, slug, step);
