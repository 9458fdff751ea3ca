// Knows where in the outline a chapter or a page can be dropped, and which place of the course that is.
import { findKind, type PartsPlace } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import type { TreePlace } from "@academiz/ui";

export function listPlaces(learniz: Learniz, dragged: string, target: string): readonly TreePlace[] {
  const [what, where] = [findKind(learniz, dragged), findKind(learniz, target)];
  if (what === undefined || where === undefined) return [];
  if (what === where) return ["before", "after"];
  return what === "slide" && where === "chapter" ? ["into"] : [];
}

/** `into` is the end of a chapter. */
export function readDrop({ chapters }: Learniz, target: string, place: TreePlace): PartsPlace {
  const chapter = chapters.find(({ slug, slides }) => slug === target || slides.some((one) => one.slug === target));
  if (chapter?.slug === target && place === "into") return { into: target, after: chapter.slides.at(-1)?.slug ?? null };
  const isPage = chapter !== undefined && chapter.slug !== target;
  const own = isPage ? chapter.slides : chapters;
  const at = own.findIndex(({ slug }) => slug === target);
  return { into: isPage ? chapter.slug : null, after: (place === "after" ? target : own[at - 1]?.slug) ?? null };
}
