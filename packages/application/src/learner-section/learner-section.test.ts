// Knows what a learner sees of a section, how they leave it for a product, and how its author tries it.
import { fail, succeed } from "@academiz/domain/kernel";
import { createMemoryNavigation, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { CurrentUser, LearnerSection, SectionDraft, SectionPart } from "../ports/index.ts";
import { connectLearnerSection, learnerSectionMachine, trySection } from "./index.ts";

const part = (slug: string, type: SectionPart["type"], more: Partial<SectionPart> = {}): SectionPart => ({
  ...{ slug, type, name: `The ${slug}`, perimeterSlug: `at-${slug}`, status: null, score: null },
  ...more,
});
const SECTION: LearnerSection = {
  ...{ perimeterSlug: "section", name: "Section", description: null, result: null },
  products: [
    part("done", "learniz", { status: "COMPLETE" }),
    part("closed", "game", { perimeterSlug: null }),
    part("room", "classiz"),
    part("game", "game"),
  ],
};

function open(read: () => ReturnType<typeof succeed<LearnerSection>> | ReturnType<typeof fail<typeof OFFLINE>>) {
  const navigation = createMemoryNavigation();
  const catalog = {
    findPlayerLink: async () => succeed({ link: "/play/game/g?token=t&returnUrl=https%3A%2F%2Fa%2F" }),
  };
  const page = createActor(learnerSectionMachine, {
    input: { sections: { read: async () => read() }, catalog, navigation, perimeterSlug: "section" },
  }).start();
  return { page, navigation, view: () => connectLearnerSection(page.getSnapshot()) };
}

test("§3.217 it tells how many are done, and what comes next of what is open", async () => {
  const { page, view } = open(() => succeed(SECTION));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect([view().done, view().next?.slug]).toEqual([1, "room"]);
});

test("§3.217 a classroom opens on its page, anything else in its player, which leads back to the section", async () => {
  const { page, view, navigation } = open(() => succeed(SECTION));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  page.send({ type: "product.opened", perimeterSlug: "at-room" });
  await waitFor(page, () => view().opening === null);
  page.send({ type: "product.opened", perimeterSlug: "at-game" });
  await waitFor(page, () => view().opening === null);
  expect(JSON.stringify(navigation)).toContain("/classroom/at-room");
  expect(JSON.stringify(navigation)).toContain("returnUrl=%2Fsection%2Fsection");
});

test("what cannot be read is told and asked for again; afterwards the page keeps what it shows", async () => {
  let isOffline = true;
  const { page, view } = open(() => (isOffline ? fail(OFFLINE) : succeed(SECTION)));
  await waitFor(page, (snapshot) => snapshot.matches("failed"));
  expect(view()).toMatchObject({ phase: "failed", trouble: OFFLINE });
  isOffline = false;
  page.send({ type: "retry.asked" });
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  isOffline = true;
  page.send({ type: "page.looked" });
  await waitFor(page, () => view().actionTrouble !== null);
  expect(view()).toMatchObject({ phase: "ready", section: SECTION });
});

test("§7.88 §4.77 an author tries the draft: each product ends as they say, and its result follows by the server's rule", async () => {
  const author = { client: { markType: "MARK_ON_20" } } as CurrentUser;
  const draft: SectionDraft = {
    ...{
      name: "Section",
      author,
      content: { sectionDetails: { productsSlugs: [{ slug: "a" }, { slug: "gone" }, { slug: "b" }] } },
    },
    products: [
      { slug: "a", name: "A", type: "game" },
      { slug: "b", name: "B", type: "attachment" },
    ],
  };
  const tried = trySection({ read: async () => succeed(draft) });
  expect(tried.end("a", { status: "COMPLETE", score: 80 })).toBeNull();
  const fresh = trySection({ read: async () => succeed(draft) });
  expect(await fresh.read("s")).toMatchObject({ value: { result: null, products: [{ slug: "a" }, { slug: "b" }] } });
  expect(fresh.findAuthor()).toBe(author);
  expect(fresh.end("a", { status: "COMPLETE", score: 80 })?.result).toEqual({
    status: "STARTED",
    percentage: 50,
    score: 80,
  });
  expect(fresh.end("b", { status: "COMPLETE", score: null })?.result).toEqual({
    status: "COMPLETE",
    percentage: 100,
    score: 80,
  });
});
