// Knows that what learners open one by one is kept, comes back, and completes its page by the rule of its author.
import { makeCourse, makeGame, makeParts, makeSlide } from "@academiz/testkit/course";
import { describe, expect, it } from "vitest";
import type { InteractivityView, LearnizPlayerEvent } from "./index.ts";
import { answer, RIGHT, submit } from "./testing/courses.ts";
import { createWorld, startPlayer } from "./testing/start-player.ts";

const see = (part: string, slug = "x"): LearnizPlayerEvent => ({ type: "part.seen", slug, part });
const scroll = { type: "slide.scrolled" } as const;
const asked = (one: Parameters<typeof makeSlide>[1]) => {
  const validators = [{ elements: [{ slug: "x", type: "STATUS" as const }] }];
  return makeCourse([[{ ...makeSlide("s0", one), validators }, makeSlide("s1")]]);
};
const readSeen = (view: InteractivityView | undefined) =>
  view && "seen" in view ? { seen: view.seen, left: view.left } : undefined;

describe.each(["flip-card", "card-modal", "attachment"] as const)("§3.132 %s", (type) => {
  it("§4.36 §4.51 completes its page once enough was opened, and is kept at each step", async () => {
    const world = createWorld();
    const course = asked([makeParts("x", type)]);
    const first = await startPlayer(course, { world });
    const tasks = () => first.view().course?.chapters[0]?.slides[0]?.tasks;
    expect(tasks()).toEqual(["read", "open"]);
    first.send(scroll, see("two"));
    expect(tasks()).toEqual(["open"]);
    expect(first.progress().chapters[0]?.slides[0]).toMatchObject({
      status: "STARTED",
      interactivities: [{ status: "STARTED", data: { seen: ["two"] } }],
    });
    first.send(see("two"), see("nothing"), see("one", "y"));
    expect(first.progress().chapters[0]?.slides[0]?.interactivities[0]?.data).toEqual({ seen: ["two"] });
    await first.save();

    const again = await startPlayer(course, { world });
    expect(readSeen(again.view().course?.slide.interactivities[0])).toEqual({ seen: ["two"], left: 2 });
    again.send(see("three"), see("one"));
    expect(readSeen(again.view().course?.slide.interactivities[0])).toEqual({ seen: ["one", "two", "three"], left: 0 });
    const [slide] = again.progress().chapters[0]?.slides ?? [];
    expect([slide?.status, slide?.interactivities[0]?.status]).toEqual(["COMPLETE", "COMPLETE"]);
    expect(again.view().course?.chapters[0]?.slides[0]?.tasks).toEqual([]);
    expect(slide?.interactivities[0]).not.toHaveProperty("score");
  });
  it("§4.68 what a new publication made complete stays so, whatever is opened then", async () => {
    const world = createWorld();
    const before = await startPlayer(makeCourse([[makeSlide("s0"), makeSlide("s1")]]), { world });
    before.send(scroll);
    await before.save();
    const later = {
      ...makeCourse([[makeSlide("s0", [makeParts("x", type)]), makeSlide("s1")]]),
      publishedDate: "2026-02-01",
    };
    const { send, progress, view } = await startPlayer(later, { world });
    expect(readSeen(view().course?.slide.interactivities[0])).toEqual({ seen: [], left: 0 });
    send(see("one"));
    expect(progress().chapters[0]?.slides[0]?.interactivities[0]).toMatchObject({
      status: "COMPLETE",
      data: { seen: ["one"] },
    });
  });
});

it("decisions 5 who meets a lock that waits for cards without a title is told of their page, and led there", async () => {
  const locked = {
    ...makeSlide("s1"),
    requirements: [{ elements: [{ type: "STATUS" as const, interactivitySlug: "x" }] }],
  };
  const { send, view } = await startPlayer(makeCourse([[makeSlide("s0", [makeParts("x", "card-modal")]), locked]]));
  const reasons = () => view().course?.chapters[0]?.slides[1]?.reasons.map(({ title, here }) => [title, here]);
  expect(reasons()).toEqual([["Page s0", "x"]]);
  send(see("one"), see("two"), see("three"));
  expect(reasons()).toEqual([]);
});

it("§3.138 where any card is enough the first completes, and those after it are kept too", async () => {
  const { send, progress, view } = await startPlayer(asked([makeParts("x", "flip-card", "ANY")]));
  send(scroll, see("three"));
  expect(progress().chapters[0]?.slides[0]?.status).toBe("COMPLETE");
  send(see("one"));
  expect(readSeen(view().course?.slide.interactivities[0])).toEqual({ seen: ["one", "three"], left: 0 });
});

it("§3.176 a game that a card opens stands in it alone, and counts as any game of its page", async () => {
  const cards = makeParts("x", "card-modal");
  if (cards.type !== "card-modal") throw new Error("no cards");
  const cardRows = cards.data.cardRows.map((row) =>
    row.map((card) => (card.slug === "two" ? { ...card, game: "g" } : card)),
  );
  const slide = makeSlide("s0", [{ ...cards, data: { ...cards.data, cardRows } }, makeGame("g", 1), makeGame("h", 1)]);
  const validators = [{ elements: [{ slug: "g", type: "STATUS" as const }] }];
  const { send, view, progress } = await startPlayer(makeCourse([[{ ...slide, validators }]]));
  const page = () => view().course?.slide;
  expect(page()?.interactivities.map(({ slug }) => slug)).toEqual(["x", "h"]);
  expect(page()?.inModals.map(({ slug }) => slug)).toEqual(["g"]);
  send(scroll, answer("g", RIGHT), submit("g"));
  expect(page()?.inModals[0]).toMatchObject({ isDone: true, score: 100 });
  expect(progress().chapters[0]?.slides[0]).toMatchObject({ status: "COMPLETE", score: 100 });
});
