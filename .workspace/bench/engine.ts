// Knows the cost of loading a course and of one answer in it, beside the plain work that cannot be avoided.
import { type CompiledLearniz, compileLearniz, loadLearniz } from "../../packages/domain/src/learniz/index.ts";
import {
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  createProgress,
  type InteractivityUpdate,
  type LearnizProgress,
} from "../../packages/domain/src/progress/index.ts";
import { makeCourse, type Size } from "./course.ts";
import { measure } from "./measure.ts";

/** 80, 800 and 8,000 interactivities; exactly one other slide waits for each slide. */
const SIZES: readonly Size[] = [
  { chapters: 4, slides: 5 },
  { chapters: 10, slides: 20 },
  { chapters: 50, slides: 40 },
];

const answer = (slug: string): InteractivityUpdate => ({
  slug,
  status: "COMPLETE",
  score: 80,
  data: { answers: { "statement-1": true, "statement-2": false, "statement-3": true } },
  attempt: 1,
});
const apply = (course: CompiledLearniz, progress: LearnizProgress, update: InteractivityUpdate) =>
  applyInteractivityUpdate(course, progress, update, "BEST_SCORE").progress;

function load(json: string): CompiledLearniz {
  const loaded = loadLearniz(JSON.parse(json));
  if (!loaded.ok) throw new Error("the course does not load");
  return compileLearniz(loaded.value.learniz);
}

/** A learner in the middle of the course: everything before is complete, and all but one game of the present slide. */
function playToTheMiddle(course: CompiledLearniz) {
  const here = course.slides[course.slides.length >> 1];
  if (!here) throw new Error("the course has no slide");
  let progress = createProgress(course, "bench");
  for (const place of course.slides) {
    progress = applySlideChange(course, progress, place).progress;
    progress = applyScroll(course, progress).progress;
    if (place === here) break;
    for (const { slug } of place.slide.interactivities) progress = apply(course, progress, answer(slug));
  }
  const [text, attachment, first, last] = here.slide.interactivities.map(({ slug }) => answer(slug)) as [
    InteractivityUpdate,
    InteractivityUpdate,
    InteractivityUpdate,
    InteractivityUpdate,
  ];
  const read = [text, attachment].reduce((now, update) => apply(course, now, update), progress);
  return { ...here, before: read, first, almost: apply(course, read, first), last };
}

/**
 * The least that an immutable update of the same places can cost: nothing is looked up, nothing follows from it. `next`
 * is the slide of the same chapter that opens with it, if there is one.
 */
function updatePlainly(progress: LearnizProgress, c: number, s: number, i: number, next?: number): LearnizProgress {
  const chapters = progress.chapters.slice();
  const chapter = progress.chapters[c];
  const slide = chapter?.slides[s];
  const interactivity = slide?.interactivities[i];
  if (!chapter || !slide || !interactivity) throw new Error("there is no such interactivity");
  const slides = chapter.slides.slice();
  const interactivities = slide.interactivities.slice();
  // Only existing properties are replaced: adding a new one to an object would cost as much as all the rest.
  interactivities[i] = { ...interactivity, status: "COMPLETE", nbTimeDone: 1 };
  slides[s] = { ...slide, status: "STARTED", interactivities };
  const other = next === undefined ? undefined : slides[next];
  if (next !== undefined && other) slides[next] = { ...other, status: "NOT_STARTED" };
  chapters[c] = { ...chapter, status: "STARTED", slides };
  return { ...progress, status: "STARTED", chapters };
}

/** How many learners use one compiled course in turns, as on a server and in QA. */
const LEARNERS = 10;

/** The next item of a list at each call, in a loop. */
function takeTurns<T>(list: readonly T[]): () => T {
  let turn = 0;
  return () => list[turn++ % list.length] as T;
}

const ratio = (one: number, other: number) => Number((one / other).toFixed(1));
const round = (number: number) => Number(number.toPrecision(3));

const measured = SIZES.map((size) => {
  const json = JSON.stringify(makeCourse(size));
  const course = load(json);
  const { chapterIndex, slideIndex, before, first, almost, last } = playToTheMiddle(course);
  const done = apply(course, almost, last);
  if (done.percentage <= almost.percentage) throw new Error("the last answer does not complete the slide");
  const others = Array.from({ length: LEARNERS }, () => playToTheMiddle(course));
  const [nextPlain, nextAnswer] = [takeTurns(others), takeTurns(others)];
  const [nextPlainBoth, nextCompleting] = [takeTurns(others), takeTurns(others)];
  return {
    interactivities: size.chapters * size.slides * 4,
    ...measure({
      plain: () => updatePlainly(before, chapterIndex, slideIndex, 2),
      plainBoth: () => updatePlainly(almost, chapterIndex, slideIndex, 3, slideIndex + 1),
      answered: () => apply(course, before, first),
      completed: () => apply(course, almost, last),
      // The engine has no counts for a new list of chapters.
      recounted: () => apply(course, { ...almost, chapters: almost.chapters.slice() }, last),
    }),
    ...measure({
      plainInTurns: () => updatePlainly(nextPlain().before, chapterIndex, slideIndex, 2),
      plainBothInTurns: () => updatePlainly(nextPlainBoth().almost, chapterIndex, slideIndex, 3, slideIndex + 1),
      answeredInTurns: () => apply(course, nextAnswer().before, first),
      completedInTurns: () => apply(course, nextCompleting().almost, last),
    }),
    ...measure({ parse: () => JSON.parse(json), load: () => load(json) }),
  };
});

process.stdout.write(
  "An answer with a score, in a slide in the middle of the course, beside a plain immutable update of the same path\n(of both: of the next slide as well, which the answer that completes this one opens)\n",
);
console.table(
  measured.map(({ interactivities, plain, plainBoth, answered, completed, recounted }) => ({
    interactivities,
    "plain update (µs)": round(plain),
    "of both (µs)": round(plainBoth),
    "answer (µs)": round(answered),
    "answer ÷ plain": ratio(answered, plain),
    "completes, opens the next (µs)": round(completed),
    "completing ÷ plain of both": ratio(completed, plainBoth),
    "with a full recount (µs)": round(recounted),
    "recount ÷ plain": ratio(recounted, plain),
  })),
);
const [least, most] = [measured[0], measured.at(-1)];
if (least && most) {
  const grows = (name: "plain" | "plainBoth" | "answered" | "completed" | "recounted") =>
    ratio(most[name], least[name]);
  process.stdout.write(`From ${least.interactivities} to ${most.interactivities} interactivities the cost grows by\n`);
  console.table([
    {
      plain: grows("plain"),
      answer: grows("answered"),
      "plain of both": grows("plainBoth"),
      completing: grows("completed"),
      recount: grows("recounted"),
    },
  ]);
}
process.stdout.write(
  `The same of ${LEARNERS} learners in turns, each event another's, beside a plain update of theirs in turns\n`,
);
console.table(
  measured.map(({ interactivities, plainInTurns, plainBothInTurns, answeredInTurns, completedInTurns }) => ({
    interactivities,
    "plain update (µs)": round(plainInTurns),
    "of both (µs)": round(plainBothInTurns),
    "answer (µs)": round(answeredInTurns),
    "answer ÷ plain": ratio(answeredInTurns, plainInTurns),
    "completes, opens the next (µs)": round(completedInTurns),
    "completing ÷ plain of both": ratio(completedInTurns, plainBothInTurns),
  })),
);
process.stdout.write("Loading: parse, migrate, clean and compile, beside JSON.parse of the same text\n");
console.table(
  measured.map(({ interactivities, parse, load }) => ({
    interactivities,
    "JSON.parse (ms)": round(parse / 1_000),
    "load (ms)": round(load / 1_000),
    "load ÷ JSON.parse": ratio(load, parse),
  })),
);
