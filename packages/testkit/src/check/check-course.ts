// Knows all that QA asks about one course: what its author should hear, whether it can be completed, and whether every
// invariant holds in it.
import { type CourseProblem, checkLearniz } from "@academiz/domain/checks";
import { type CompiledLearniz, compileLearniz, findElement, type Learniz } from "@academiz/domain/learniz";
import { explainLock, type LockReason } from "@academiz/domain/progress";
import { ENGINE, type Engine } from "../walk/index.ts";
import { findWay, type Way } from "./find-way.ts";
import { type CounterExample, playLearners } from "./play-learners.ts";

/** What the best learner could not open or complete. */
export interface Blocked {
  readonly kind: "course" | "chapter" | "slide";
  /** Empty for the course. */
  readonly slug: string;
  /** As the author wrote it; may be empty. */
  readonly title: string;
  readonly status: string;
  /**
   * `waits`: it waits for its requirements; `holder`: its chapter is closed; `validators`: it is open, and none of its
   * validators holds; `contents`: it has no validators, and nothing in it completes.
   */
  readonly because: "waits" | "holder" | "validators" | "contents";
  /** What it still waits for, the requirements of its chapter included; empty when it waits for nothing. */
  readonly waitsFor: readonly LockReason[];
}

/** All that QA is told of a course. Plain JSON. */
export interface CourseReport {
  /** The seed that was used: with it the same learners come again. */
  readonly seed: number;
  /** How many random learners were asked for: fewer are played when an invariant breaks. */
  readonly runs: number;
  /** What `checkLearniz` says: errors and warnings for the author. */
  readonly problems: readonly CourseProblem[];
  /** True when the best learner completed the course. */
  readonly isCompletable: boolean;
  /** The events of the best learner that changed something, in order, up to the end or as far as they could go. */
  readonly way: Way["events"];
  /** What stays closed or incomplete, the course itself first; empty for a course that can be completed. */
  readonly blocked: readonly Blocked[];
  /** True when the checks of the course and the engine disagree about its completion: one of them is wrong. */
  readonly isDisputed: boolean;
  /** The first invariant that broke, with the shortest story found; absent when all held. */
  readonly counterExample?: CounterExample;
}

/** How a course is checked. */
export interface CheckOptions {
  /** Random learners, at least 1; as many as `chooseRuns` says when absent. */
  readonly runs?: number;
  /** A 32-bit integer, by which the same learners come again; 0 when absent. */
  readonly seed?: number;
  /** The engine of `@academiz/domain` when absent; another one shows what the invariants detect. */
  readonly engine?: Engine;
  /** Told at every step, which can be thousands a second. */
  readonly onProgress?: (progress: CheckProgress) => void;
}

/**
 * The stage of a check: the checks of the course, the best way through it, random learners, or shortening the story of
 * one with whom an invariant broke. `done` counts events tried on the way, and learners, from 1.
 */
export interface CheckProgress {
  readonly stage: "checks" | "way" | "learners" | "shortening";
  readonly done: number;
  /** Random learners that are sent in all. */
  readonly runs: number;
}

const LEAST_RUNS = 20;
const MOST_RUNS = 500;
/** How many elements all learners together pass: so every check takes about as long. */
const ELEMENTS_PLAYED = 20_000;

/** How many random learners play a course of this size, 20 to 500: a small one gets more of them. */
export const chooseRuns = (elements: number): number =>
  Math.min(MOST_RUNS, Math.max(LEAST_RUNS, Math.floor(ELEMENTS_PLAYED / Math.max(1, elements))));

interface Owner {
  readonly slug: string;
  readonly validators: readonly unknown[];
  readonly requirements: readonly unknown[];
}

function findReason(owner: Pick<Owner, "validators">, status: string, waitsFor: readonly LockReason[]) {
  if (status === "LOCKED") return waitsFor.length > 0 ? "waits" : "holder";
  return owner.validators.length > 0 ? "validators" : "contents";
}

function listBlocked(course: CompiledLearniz, { progress }: Way): readonly Blocked[] {
  const { learniz } = course;
  const describe = (kind: "chapter" | "slide", owner: Owner, status: string): Blocked[] => {
    if (status === "COMPLETE") return [];
    const title = findElement(course, owner.slug)?.title ?? "";
    const waitsFor = explainLock(course, progress, owner.slug);
    const isShut = status !== "LOCKED" && waitsFor.length > 0;
    return [
      {
        kind,
        slug: owner.slug,
        title,
        status,
        because: isShut ? "holder" : findReason(owner, status, waitsFor),
        waitsFor,
      },
    ];
  };
  return [
    {
      kind: "course",
      slug: "",
      title: learniz.context.title,
      status: progress.status,
      because: findReason(learniz, progress.status, []),
      waitsFor: [],
    },
    ...progress.chapters.flatMap(({ status, slides }, c) => {
      const chapter = learniz.chapters[c];
      if (!chapter) return [];
      const inside = chapter.slides.flatMap((slide, s) => describe("slide", slide, slides[s]?.status ?? ""));
      return [...describe("chapter", chapter, status), ...inside];
    }),
  ];
}

/**
 * Checks a course, walks the best way through it, and plays random learners in it, by every invariant. Pure: the same
 * course and options give the same report.
 * @param learniz a course that was loaded.
 * @throws what the engine throws on the best way; thrown at a random learner it is a counter-example.
 */
export function checkCourse(learniz: Learniz, options: CheckOptions = {}): CourseReport {
  const { seed = 0, engine = ENGINE, onProgress } = options;
  const course = compileLearniz(learniz);
  const { runs = chooseRuns(course.places.size) } = options;
  const tell = (stage: CheckProgress["stage"], done: number) => onProgress?.({ stage, done, runs });
  tell("checks", 0);
  const problems = checkLearniz(learniz);
  const way = findWay(course, engine, (tried) => tell("way", tried));
  const isSaidImpossible = problems.some(({ code }) => code === "never-completes" || code === "empty-course");
  const onLearner = (played: number, isShortening: boolean) => tell(isShortening ? "shortening" : "learners", played);
  const counterExample = playLearners(course, { runs, seed, engine, onLearner });
  return {
    seed,
    runs,
    problems,
    isCompletable: way.isCompletable,
    way: way.events,
    blocked: way.isCompletable ? [] : listBlocked(course, way),
    isDisputed: isSaidImpossible === way.isCompletable,
    ...(counterExample ? { counterExample } : {}),
  };
}

/**
 * True when nobody has to mend anything: the course can be completed, no problem is an error, and no invariant broke.
 * Warnings may remain.
 */
export const isSound = (report: CourseReport): boolean =>
  report.isCompletable &&
  !report.isDisputed &&
  report.counterExample === undefined &&
  report.problems.every(({ severity }) => severity !== "error");
