// Knows the cost of loading a course and of one answer in it, beside the plain work that cannot be avoided.
import { generateCourse } from "../../fixtures/src/index.ts";
import { compileLearniz, loadLearniz } from "../../packages/domain/src/learniz/index.ts";
import {
  applyInteractivityUpdate,
  createProgress,
  type LearnizProgress,
} from "../../packages/domain/src/progress/index.ts";

const SLIDES = [20, 200, 2_000];

/** Microseconds of one call: the median of many batches. */
function measure(call: () => unknown): number {
  const batches: number[] = [];
  for (let batch = 0; batch < 30; batch++) {
    const started = performance.now();
    let calls = 0;
    while (performance.now() - started < 10) {
      call();
      calls++;
    }
    batches.push(((performance.now() - started) * 1_000) / calls);
  }
  return batches.sort((a, b) => a - b)[15] ?? Number.NaN;
}

/** The least that an immutable update of the same path can cost. */
function updatePlainly(progress: LearnizProgress, slug: string): LearnizProgress {
  return {
    ...progress,
    chapters: progress.chapters.map((chapter, at) =>
      at > 0
        ? chapter
        : {
            ...chapter,
            slides: chapter.slides.map((slide, index) =>
              index > 0
                ? slide
                : {
                    ...slide,
                    interactivities: slide.interactivities.map((one) => (one.slug === slug ? { ...one } : one)),
                  },
            ),
          },
    ),
  };
}

const rows = SLIDES.map((slides) => {
  const json = JSON.stringify(generateCourse(1, { slides }));
  const parse = measure(() => JSON.parse(json));
  const load = measure(() => {
    const loaded = loadLearniz(JSON.parse(json));
    if (!loaded.ok) throw new Error("the generated course does not load");
    compileLearniz(loaded.value.learniz);
  });
  const loaded = loadLearniz(JSON.parse(json));
  if (!loaded.ok) throw new Error("the generated course does not load");
  const course = compileLearniz(loaded.value.learniz);
  const progress = createProgress(course, "bench");
  const slug = progress.chapters[0]?.slides[0]?.interactivities[0]?.slug ?? "";
  const plain = measure(() => updatePlainly(progress, slug));
  const update = measure(() => applyInteractivityUpdate(course, progress, { slug, status: "STARTED" }, "BEST_SCORE"));
  return {
    slides,
    "load ÷ JSON.parse": (load / parse).toFixed(1),
    "update ÷ plain update": (update / plain).toFixed(1),
    "load (ms)": (load / 1_000).toFixed(2),
    "update (µs)": update.toFixed(1),
  };
});
console.table(rows);
