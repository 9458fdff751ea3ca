// Knows a course as it stands for one learner, where it is open to them: what of it they may open, and what not yet.
import { type CompiledLearniz, findElement } from "@academiz/domain/learniz";
import { type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import { findCourse } from "../contents/find-course.ts";
import type { World } from "../ground/world.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";

export interface OpenCourse {
  readonly course: CompiledLearniz;
  readonly progress: LearnizProgress;
}

/** Null where nothing is published, or what is published is no course. */
export async function readOpenCourse(
  world: Pick<World, "products" | "courses" | "progress">,
  { home, userId }: Pick<Actor, "home" | "userId">,
  perimeter: PerimeterRecord,
): Promise<OpenCourse | null> {
  if (perimeter.productType !== "learniz") return null;
  const [course, stored] = await Promise.all([
    findCourse(world, perimeter),
    world.progress.read(home, userId, perimeter.slug),
  ]);
  return course && { course, progress: loadProgress(course, stored, perimeter.slug).progress };
}

/** Slugs of the pages that are not locked, in the order of the course. */
export const listOpenPages = ({ progress }: OpenCourse): readonly string[] =>
  progress.chapters
    .filter(({ status }) => status !== "LOCKED")
    .flatMap(({ slides }) => slides.filter(({ status }) => status !== "LOCKED").map(({ slug }) => slug));

/** As the author called it; what has no name of its own is found on its page. */
export function nameElement(course: CompiledLearniz, slug: string): string {
  const found = findElement(course, slug);
  if (found?.title || found?.place.kind !== "interactivity") return found?.title ?? "";
  return findElement(course, found.place.parent)?.title ?? "";
}
