// Knows how a learner's progress is saved (§7.122, decisions 8).
import { succeed } from "@academiz/domain/kernel";
import { createProgress } from "@academiz/domain/progress";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, StoredProgress } from "../ports/index.ts";
import { readInstant, toIso } from "../time.ts";
import type { World } from "../world.ts";
import { findCourse, findEarlierCourse } from "./find-course.ts";
import { findPerimeter } from "./find-perimeter.ts";
import { judgeEarlierProgress } from "./judge-earlier-progress.ts";
import { judgeProgress } from "./judge-progress.ts";
import { limitInstant } from "./limit-instant.ts";

interface Saved {
  readonly accepted: boolean;
  readonly progress: Record<string, unknown>;
}
type Stage = Pick<World, "perimeters" | "users" | "clients" | "products" | "progress" | "courses" | "clock">;

/**
 * The newest fact wins. A stale or repeated save answers what is stored, unaccepted; an impossible one is refused and kept aside, and what is stored
 * stays. One of another publication is judged by the content of its day; when it cannot be, it is not refused (the learner could do nothing about
 * it) but answered with what is stored, unaccepted.
 */
export async function saveProgress(stage: Stage, actor: Actor, slug: string, sent: StoredProgress): Outcome<Saved> {
  const now = stage.clock.now();
  const instant = readInstant(sent["eventDate"]);
  if (instant === null) {
    return refuse("validation", { faults: [{ path: ["progress", "eventDate"], message: "not an ISO date and time" }] });
  }
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== "learniz") return refuse("not-found");
  const [course, stored] = await Promise.all([
    findCourse(stage, perimeter.value),
    stage.progress.read(actor.home, actor.userId, slug),
  ]);
  if (!course) return refuse("not-found");
  const eventDate = toIso(limitInstant(instant, now, stored && readInstant(stored["eventDate"])));
  if (stored && eventDate <= String(stored["eventDate"])) return succeed({ accepted: false, progress: { ...stored } });

  const isPresent = sent["publishedDate"] === course.learniz.publishedDate;
  const verdict = isPresent
    ? judgeProgress(course, stored, sent, slug)
    : judgeEarlierProgress(
        course,
        await findEarlierCourse(stage, perimeter.value, sent["publishedDate"]),
        stored,
        sent,
        slug,
      );
  if (!verdict.possible) {
    await stage.progress.keepRefused(
      actor.home,
      { userId: actor.userId, perimeterSlug: slug, progress: sent },
      toIso(now),
    );
    if (!isPresent) return succeed({ accepted: false, progress: { ...(stored ?? createProgress(course, slug)) } });
    return refuse("progress.impossible", { faults: [{ path: ["progress"], message: verdict.reason }] });
  }
  const progress = { ...verdict.progress, eventDate };
  const accepted = await stage.progress.save(actor.home, {
    userId: actor.userId,
    perimeterSlug: slug,
    eventDate,
    progress,
    summary: {
      status: progress.status,
      percentage: progress.percentage,
      score: progress.score ?? null,
      time: progress.time,
    },
  });
  if (accepted) return succeed({ accepted, progress });
  return succeed({ accepted, progress: { ...(await stage.progress.read(actor.home, actor.userId, slug)) } });
}
