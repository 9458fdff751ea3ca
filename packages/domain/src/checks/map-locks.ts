// Knows who waits for whom in a course, as a map: the parts that wait or are waited for, and lines between them.
import {
  type ElementPlace,
  type Learniz,
  type Locker,
  type Requirement,
  readRequirementTarget,
} from "../learniz/index.ts";
import type { FoundProblem } from "./problems/problem.ts";

/**
 * How a part stands on the map: it is open from the start (`open`); it, or what holds it, waits for others (`waiting`);
 * it waits in a circle (`circling`), for what nobody can do (`stuck`), or behind or inside one of these (`behind`).
 */
export type LockStanding = "open" | "waiting" | "circling" | "stuck" | "behind";

/** A chapter, a page or a block that waits, or that others wait for. */
export interface LockNode {
  readonly slug: string;
  readonly kind: ElementPlace["kind"];
  readonly standing: LockStanding;
}

/** From what comes first to what opens after it. */
export interface LockLine {
  readonly from: string;
  readonly to: string;
  /**
   * All that `to` asks of `from` before it opens. Empty where it asks for nothing, but a circle leads on from the one
   * to the other, because one of them holds the other.
   */
  readonly asks: readonly Locker[];
  /** True where only the general conditions ask (§3.148, §5.28). */
  readonly isGenerated: boolean;
  /** True where the line is part of a circle. */
  readonly isCircle: boolean;
}

/** Who waits for whom, both in the order of the course. */
export interface LocksMap {
  readonly nodes: readonly LockNode[];
  readonly lines: readonly LockLine[];
}

/** Every element of the course with its requirements, in order. */
function listParts({ chapters }: Learniz) {
  return chapters.flatMap((chapter) => [
    { kind: "chapter" as const, slug: chapter.slug, requirements: chapter.requirements, holder: "" },
    ...chapter.slides.flatMap((slide) => [
      { kind: "slide" as const, slug: slide.slug, requirements: slide.requirements, holder: chapter.slug },
      ...slide.interactivities.map(({ slug }) => ({
        kind: "interactivity" as const,
        slug,
        requirements: [],
        holder: slide.slug,
      })),
    ]),
  ]);
}

const nameLine = (from: string, to: string): string => JSON.stringify([from, to]);

/**
 * The map of a course. Each thing that a requirement asks for is on exactly one line; what a requirement names and the
 * course does not have is left out.
 * @param problems those that were found in the same course: they say what is wrong with its locks.
 */
export function mapLocks(learniz: Learniz, problems: readonly FoundProblem[]): LocksMap {
  const parts = listParts(learniz);
  const kinds = new Map<string, ElementPlace["kind"]>(parts.map(({ slug, kind }) => [slug, kind]));
  const lines = new Map<string, LockLine>();
  const ask = (to: string, { elements, generatedFromGeneralConditions }: Requirement) => {
    for (const element of elements) {
      const { type, score } = element;
      const target = readRequirementTarget(element);
      if (!target || !kinds.has(target.slug)) continue;
      const key = nameLine(target.slug, to);
      const line = lines.get(key);
      const asked: Locker = { ...target, type, ...(score !== undefined && { score }) };
      lines.set(key, {
        from: target.slug,
        to,
        asks: [...(line?.asks ?? []), asked],
        isGenerated: generatedFromGeneralConditions === true && line?.isGenerated !== false,
        isCircle: false,
      });
    }
  };
  for (const { slug, requirements } of parts) for (const requirement of requirements) ask(slug, requirement);
  const waiting = new Set([...lines.values()].map(({ to }) => to));
  drawCircles(lines, problems);
  const told = readStandings(problems);
  const standings = new Map<string, LockStanding>();
  // Whoever holds others comes before them.
  for (const { slug, holder } of parts) {
    const around = standings.get(holder) ?? "open";
    const inside = around === "open" || around === "waiting" ? around : "behind";
    standings.set(slug, told.get(slug) ?? (inside === "open" && waiting.has(slug) ? "waiting" : inside));
  }
  const met = new Set([...lines.values()].flatMap(({ from, to }) => [from, to]));
  return {
    nodes: parts.flatMap(({ slug, kind }) =>
      met.has(slug) ? [{ slug, kind, standing: standings.get(slug) ?? "open" }] : [],
    ),
    lines: [...lines.values()],
  };
}

/** Each step of a circle leads from one that waits to what it waits for, and where needed on to who keeps that shut. */
function drawCircles(lines: Map<string, LockLine>, problems: readonly FoundProblem[]): void {
  const draw = (from: string, to: string) => {
    const key = nameLine(from, to);
    lines.set(key, { ...(lines.get(key) ?? { from, to, asks: [], isGenerated: false }), isCircle: true });
  };
  for (const problem of problems) {
    if (problem.code !== "waits-in-circle") continue;
    for (const { slug, waitsFor, through } of problem.waits) {
      draw(waitsFor.slug, slug);
      if (through !== waitsFor.slug) draw(through, waitsFor.slug);
    }
  }
}

function readStandings(problems: readonly FoundProblem[]): ReadonlyMap<string, LockStanding> {
  const standings = new Map<string, LockStanding>();
  for (const problem of problems) {
    if (problem.code !== "waits-in-circle" && problem.code !== "never-opens") continue;
    for (const slug of problem.behind) if (!standings.has(slug)) standings.set(slug, "behind");
    for (const slug of problem.slugs) standings.set(slug, problem.code === "never-opens" ? "stuck" : "circling");
  }
  return standings;
}
