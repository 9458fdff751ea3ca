// Knows whether a learner may open the page that they found, and what opens it otherwise (§4.35).
import type { AnswerOf, searching } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { explainLock } from "@academiz/domain/progress";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { listOpenPages, nameElement, readOpenCourse } from "./read-open-course.ts";

type Stage = Pick<World, "perimeters" | "users" | "clients" | "clock" | "products" | "courses" | "progress">;

export async function readSoughtPage(
  world: Stage,
  actor: Actor,
  { slug, page }: { readonly slug: string; readonly page: string },
): Outcome<AnswerOf<typeof searching.readSoughtPage>> {
  const perimeter = await findNamed(world, actor.home, actor.userId, slug);
  const open = perimeter && (await readOpenCourse(world, actor, perimeter));
  if (open?.course.places.get(page)?.kind !== "slide") return refuse("not-found");
  const { course, progress } = open;
  return succeed({
    title: nameElement(course, page),
    isLocked: !listOpenPages(open).includes(page),
    missing: explainLock(course, progress, page).map((reason) => ({
      kind: reason.kind,
      title: nameElement(course, reason.slug),
      asked: reason.type === "SCORE" ? (reason.score ?? 0) : null,
    })),
  });
}
