// Knows everything that one act of a learner changes, from first to last.

import { receive } from "./attempts.ts";
import { countPercentages, countScores } from "./averages.ts";
import { isValid, openLocks } from "./conditions.ts";
import { findStanding, isShut, listStandings, type Standing } from "./places.ts";
import type { OracleEvent, OracleReport, OracleState, Strategy } from "./shapes.ts";

/** The result of an act; a refused one changes nothing. */
export interface Happening {
  readonly state: OracleState;
  readonly isRefused: boolean;
}

export function copyState(state: OracleState): OracleState {
  const copy = <V extends object>(map: ReadonlyMap<string, V>) => new Map([...map].map(([k, v]) => [k, { ...v }]));
  const { chapters, slides, interactivities } = state;
  return {
    ...state,
    chapters: copy(chapters),
    slides: copy(slides),
    interactivities: copy(interactivities),
  };
}

/** §4.36–§4.43 Checks a slide and, when it is COMPLETE, its chapter and then the course. */
function checkSlide(state: OracleState, { chapter, slide }: Standing): void {
  const page = state.slides.get(slide.slug);
  const part = state.chapters.get(chapter.slug);
  if (!page || !part) return;
  const isDone = isValid(slide.validators, state.interactivities, {
    score: page.score,
    scrolled: page.scrolled === true,
  });
  // §4.36 §4.41 literally: what no longer validates goes back to STARTED.
  page.status = isDone ? "COMPLETE" : "STARTED";
  const isPartDone = isDone && isValid(chapter.validators, state.slides, { score: part.score, scrolled: true });
  // §4.41 §4.42 No event takes back the COMPLETE of a chapter or of the course.
  if (part.status !== "COMPLETE") part.status = isPartDone ? "COMPLETE" : "STARTED";
  const isAllDone = isDone && isValid(state.course.validators, state.chapters, { score: state.score, scrolled: true });
  if (state.status !== "COMPLETE") state.status = isAllDone ? "COMPLETE" : "STARTED";
}

/** What follows from any event in a slide. */
function settle(state: OracleState, standing: Standing): Happening {
  countScores(state);
  checkSlide(state, standing);
  countPercentages(state);
  openLocks(state);
  return { state, isRefused: false };
}

/** §4.45 Entering a slide checks it. §4.35 A locked slide, or none, is not entered. */
function enter(state: OracleState, chapterIndex: number, slideIndex: number): Happening {
  const there = listStandings(state.course).find(
    (one) => one.chapterIndex === chapterIndex && one.slideIndex === slideIndex,
  );
  if (!there || isShut(state, there)) return { state, isRefused: true };
  return settle({ ...copyState(state), place: there.slide.slug }, there);
}

/** §4.46 The first scroll of a slide; the next ones are nothing. */
function scroll(state: OracleState, here: Standing): Happening {
  if (state.slides.get(here.slide.slug)?.scrolled) return { state, isRefused: false };
  const after = copyState(state);
  Object.assign(after.slides.get(here.slide.slug) ?? {}, { scrolled: true });
  return settle(after, here);
}

/** §4.47 §4.35 An update validates the slide that it is in, wherever the learner stands. */
function report(state: OracleState, update: OracleReport, strategy: Strategy): Happening {
  const there = listStandings(state.course).find(({ slide }) =>
    slide.interactivities.some(({ slug }) => slug === update.slug),
  );
  const known = state.interactivities.get(update.slug);
  if (!there || !known || isShut(state, there)) return { state, isRefused: true };
  // Decisions 8: scores are 0–100.
  if (update.score !== undefined && !(update.score >= 0 && update.score <= 100)) return { state, isRefused: true };
  const received = receive(known, update, strategy);
  if (!received) return { state, isRefused: false };
  const after = copyState(state);
  after.interactivities.set(update.slug, received);
  return settle(after, there);
}

/**
 * What an act of a learner does (§4.44–§4.51), recomputed from the specification. The state given is never changed.
 * What is refused is told by `isRefused`; never throws.
 */
export function happen(state: OracleState, event: OracleEvent, strategy: Strategy): Happening {
  if (event.type === "time.passed") {
    return { state: { ...copyState(state), time: state.time + event.seconds }, isRefused: false };
  }
  if (event.type === "slide.changed") return enter(state, event.chapterIndex, event.slideIndex);
  if (event.type === "interactivity.updated") return report(state, event, strategy);
  const here = findStanding(state);
  if (!here || isShut(state, here)) return { state, isRefused: true };
  return event.type === "slide.scrolled" ? scroll(state, here) : settle(copyState(state), here);
}
