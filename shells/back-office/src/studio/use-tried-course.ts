// Knows the course that is tried beside the studio: the present draft, at the open page.
import type { Draft } from "@academiz/application/product-editor";
import type { DocumentFile } from "@academiz/domain/catalog";
import type { TriedDraft } from "@academiz/domain/products";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useMemo } from "react";
import { useSession } from "../office/office-context.ts";

export interface TriedCourse {
  readonly slug: string;
  readonly draft: Draft;
  /** The slug of a chapter or a page; anything else means no page in particular. */
  readonly selected: string;
  readonly documentFiles: readonly DocumentFile[];
  readonly block: TriedDraft["block"];
}

export function useTriedCourse({ slug, draft, selected, documentFiles, block }: TriedCourse): TriedDraft {
  const { markType, theme } = useSession().client ?? {};
  const { name, learniz } = draft;
  return useMemo(() => {
    const chapter = learniz.chapters.find((one) => one.slug === selected);
    const isPage = learniz.chapters.some(({ slides }) => slides.some((slide) => slide.slug === selected));
    return {
      kind: "learniz",
      slug,
      name,
      content: { ...learniz },
      documentFiles: [...documentFiles],
      markType: markType ?? DEFAULT_MARK_TYPE,
      theme: { ...theme },
      at: isPage ? selected : (chapter?.slides[0]?.slug ?? null),
      block,
    };
  }, [slug, name, learniz, selected, documentFiles, block, markType, theme]);
}
