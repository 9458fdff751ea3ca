// Knows how a progress begins, and what is kept of one when the course is opened again or was published anew.
import { countScores } from "./averages.ts";
import { openLocks, startStatus } from "./conditions.ts";
import { copyState } from "./happenings.ts";
import { findFirstPlace, mendPlace } from "./places.ts";
import type { CourseShape, InteractivityShape, Known, OracleState } from "./shapes.ts";

const listSlides = (course: CourseShape) => course.chapters.flatMap((chapter) => chapter.slides);

/** The type to which answers belong: another type of interactivity or of game has other answers. */
function nameAnswers({ type, medias }: InteractivityShape): string {
  const config = medias[0]?.params["config"] as { readonly gameType?: unknown } | undefined;
  return type === "game" ? `game ${String(config?.gameType)}` : type;
}

/**
 * The state of a learner who has not begun (§4.30, §4.34, §4.49): nothing is validated; what has requirements is
 * LOCKED.
 */
export function begin(course: CourseShape): OracleState {
  const state: OracleState = {
    course,
    status: "NOT_STARTED",
    percentage: 0,
    time: 0,
    place: undefined,
    chapters: new Map(),
    slides: new Map(),
    interactivities: new Map(),
  };
  for (const { slug, requirements } of course.chapters) {
    state.chapters.set(slug, { status: startStatus(requirements), percentage: 0 });
  }
  for (const { slug, requirements, interactivities } of listSlides(course)) {
    state.slides.set(slug, { status: startStatus(requirements), scrolled: false });
    for (const one of interactivities) {
      // §4.29: never LOCKED
      state.interactivities.set(one.slug, { status: "NOT_STARTED", nbTimeDone: 0, answers: nameAnswers(one) });
    }
  }
  openLocks(state);
  state.place = findFirstPlace(state);
  return state;
}

/** §4.66–§4.68 By slug, wherever the element now stands. */
function carry(course: CourseShape, old: OracleState): OracleState {
  const state = begin(course);
  const { status, percentage, time, place } = old;
  Object.assign(state, { status, percentage, time, place });
  for (const kind of ["chapters", "slides"] as const) {
    for (const [slug, fresh] of state[kind]) {
      const known = old[kind].get(slug);
      // A lock that was kept shut by requirements that are gone opens below (§4.34).
      if (known) state[kind].set(slug, { ...fresh, ...known });
    }
  }
  for (const slide of listSlides(course)) {
    for (const { slug } of slide.interactivities) {
      const fresh = state.interactivities.get(slug) as Known;
      const known = old.interactivities.get(slug);
      if (known && known.answers === fresh.answers) state.interactivities.set(slug, { ...known });
      else if (state.slides.get(slide.slug)?.status === "COMPLETE") fresh.status = "COMPLETE";
    }
  }
  return state;
}

/** §4.65 The chapters, slides and interactivities, by slug and in their order. */
const drawTree = (course: CourseShape): string =>
  JSON.stringify(
    course.chapters.map(({ slug, slides }) => [
      slug,
      slides.map((slide) => [slide.slug, slide.interactivities.map((one) => one.slug)]),
    ]),
  );

/**
 * What is left of a state when the course is opened again (decisions 5): after another `publishedDate` what still
 * exists is carried over (§4.66); under the same one, a tree that differs is damage, and all begins anew (`isReset`,
 * §4.65). Then locks open (§4.31, §4.34) and the place is mended (§4.69). The state given is not changed.
 */
export function reopen(
  course: CourseShape,
  old: OracleState,
): { readonly state: OracleState; readonly isReset: boolean } {
  const isRepublished = course.publishedDate !== old.course.publishedDate;
  if (!isRepublished && drawTree(course) !== drawTree(old.course)) return { state: begin(course), isReset: true };
  const state = isRepublished ? carry(course, old) : { ...copyState(old), course };
  countScores(state);
  openLocks(state);
  mendPlace(state);
  return { state, isReset: false };
}
