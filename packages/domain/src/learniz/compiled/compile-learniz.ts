// Knows a course with its indexes: where each element is, and who waits for whom.

import { type Interactivity, isAnswered, readWeight } from "../../interactivities/index.ts";
import type { Chapter, Learniz, Slide } from "../content/course.ts";
import type { ElementPlace, Locker } from "../content/element-place.ts";
import { readRequirementTarget } from "../content/requirement-target.ts";
import type { Requirement } from "../content/rules.ts";
import { type CompiledLocks, compileLocks } from "./compile-locks.ts";
import { type CompiledRules, compileRules } from "./compile-rules.ts";

/**
 * A course with its indexes, for the engine of progress: made once for a course by `compileLearniz`, and never
 * changed.
 */
export interface CompiledLearniz {
  readonly learniz: Learniz;
  /** Slug of a chapter, slide or interactivity → where it is. */
  readonly places: ReadonlyMap<string, ElementPlace>;
  /** Slides in the order of the course. */
  readonly slides: readonly (Extract<ElementPlace, { kind: "slide" }> & { readonly slide: Slide })[];
  /** Chapter or slide → all that it waits for (§3.160). */
  readonly lockers: ReadonlyMap<string, readonly Locker[]>;
  /**
   * Slug → weight: for a slide or chapter the sum of the weights of its games, 0 without any; for a game its own.
   * Other interactivities, and games without a weight, have none.
   */
  readonly weights: ReadonlyMap<string, number>;
  /** The validators, by index: the engine asks them at each event. */
  readonly rules: CompiledRules;
  /** The requirements, by place: they tell the engine what to open. */
  readonly locks: CompiledLocks;
}

/** The type of the game that an interactivity plays; undefined when it is no game or names no type. */
export function readGameType(interactivity: Interactivity): string | undefined {
  if (!isAnswered(interactivity.type)) return undefined;
  for (const media of interactivity.medias) {
    const config = media.params["config"];
    const gameType =
      typeof config === "object" && config !== null && "gameType" in config ? config.gameType : undefined;
    if (typeof gameType === "string") return gameType;
  }
  return undefined;
}

function listLockers(requirements: readonly Requirement[]): readonly Locker[] {
  return requirements.flatMap((requirement) =>
    requirement.elements.flatMap((element) => {
      const target = readRequirementTarget(element);
      const score = element.score === undefined ? {} : { score: element.score };
      return target ? [{ ...target, type: element.type, ...score }] : [];
    }),
  );
}

/**
 * Indexes a course that was loaded. Where slugs are not unique, as in a course that was not loaded, the place of the
 * first, depth first, is found. Never throws; walks through the course once, so keep the result.
 */
export function compileLearniz(learniz: Learniz): CompiledLearniz {
  const places = new Map<string, ElementPlace>();
  const slides: CompiledLearniz["slides"][number][] = [];
  const lockers = new Map<string, readonly Locker[]>();
  const weights = new Map<string, number>();

  const place = (at: ElementPlace) => {
    if (!places.has(at.slug)) places.set(at.slug, at);
  };
  const link = (owner: Chapter | Slide) => {
    const waits = listLockers(owner.requirements);
    if (waits.length === 0 || lockers.has(owner.slug)) return;
    lockers.set(owner.slug, waits);
  };

  for (const [chapterIndex, chapter] of learniz.chapters.entries()) {
    place({ kind: "chapter", slug: chapter.slug, chapterIndex });
    link(chapter);
    let chapterWeight = 0;
    for (const [slideIndex, slide] of chapter.slides.entries()) {
      const at = { kind: "slide", slug: slide.slug, parent: chapter.slug, chapterIndex, slideIndex } as const;
      place(at);
      slides.push({ ...at, slide });
      link(slide);
      let slideWeight = 0;
      for (const [interactivityIndex, interactivity] of slide.interactivities.entries()) {
        const { slug } = interactivity;
        place({ kind: "interactivity", slug, parent: slide.slug, chapterIndex, slideIndex, interactivityIndex });
        const weight = readWeight(interactivity);
        if (weight === undefined) continue;
        weights.set(slug, weight);
        slideWeight += Math.max(0, weight);
      }
      weights.set(slide.slug, slideWeight);
      chapterWeight += slideWeight;
    }
    weights.set(chapter.slug, chapterWeight);
  }
  const rules = compileRules(learniz);
  return { learniz, places, slides, lockers, weights, rules, locks: compileLocks(places, lockers) };
}
