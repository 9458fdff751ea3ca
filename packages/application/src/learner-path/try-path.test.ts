import { succeed } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import type { CurrentUser, PathDraft } from "../ports/index.ts";
import { tryPath } from "./index.ts";

const task = (slug: string, next: string) => ({
  ...{ slug, type: "task", taskType: "game", productSlug: slug },
  next: [next],
});
const event = (slug: string, eventType: string, next: readonly string[]) => ({ slug, type: "event", eventType, next });
const nodes = [
  event("start", "START", ["exam"]),
  task("exam", "if"),
  { slug: "if", type: "gateway", gatewayType: "IF", next: ["more", "again"], test: { of: "score", atLeast: 80 } },
  task("more", "end"),
  task("again", "mail"),
  { ...event("mail", "EMAIL", ["end"]), subject: "Well tried", text: "Go on." },
  event("end", "END", []),
];
const author = { client: { markType: "MARK_ON_20" } } as CurrentUser;
const draft = (written: readonly object[]): PathDraft => ({
  ...{ name: "Path", content: { nodes: written, context: { title: "Path", lesson: "Where it leads" } }, author },
  products: [
    { slug: "exam", name: "The exam", type: "game" },
    { slug: "again", name: "Once more", type: "game" },
  ],
});

test("§7.88 §4.77 decisions 10 an author follows the draft as its learner would, and nothing is sent to the server", async () => {
  let asked = 0;
  const tried = tryPath({
    async read() {
      asked += 1;
      return succeed(draft(nodes));
    },
  });
  expect(await tried.end("exam", { status: "COMPLETE", score: 50 })).toMatchObject({ ok: false });
  const opened = await tried.read("path");
  expect(opened).toMatchObject({ value: { name: "Path", description: "Where it leads", isBegun: false } });
  expect(tried.findAuthor()).toBe(author);
  await tried.begin("path");
  const moved = await tried.end("exam", { status: "COMPLETE", score: 50 });
  if (!moved.ok) throw new Error("not moved");
  const stands = Object.fromEntries(moved.value.nodes.map(({ slug, state }) => [slug, state]));
  expect(stands).toMatchObject({ exam: "done", if: "done", again: "open", more: "locked", mail: "locked" });
  const find = (slug: string) => moved.value.nodes.find((node) => node.slug === slug)?.products;
  expect(find("exam")).toMatchObject([{ name: "The exam", status: "COMPLETE", score: 50, isComplete: true }]);
  // A product that no longer exists cannot be opened.
  expect(find("more")).toMatchObject([{ perimeterSlug: null }]);
  const ended = await tried.end("again", { status: "COMPLETE", score: null });
  expect(ended).toMatchObject({ value: { isEnded: true, percentage: 100 } });
  expect(asked).toBe(1);
});

test("decisions 10 changes that the author makes meanwhile count as a new publication: what was done stays", async () => {
  let written = nodes;
  const tried = tryPath({ read: async () => succeed(draft(written)) });
  await tried.read("path");
  await tried.begin("path");
  await tried.end("exam", { status: "FAILED", score: 10 });
  written = [...nodes.filter(({ slug }) => slug !== "mail" && slug !== "again"), task("again", "end")];
  const now = await tried.read("path");
  if (!now.ok) throw new Error("not read");
  expect(now.value.nodes.filter(({ state }) => state === "done").map(({ slug }) => slug)).toEqual([
    "start",
    "exam",
    "if",
  ]);
  expect(now.value.nodes.find(({ state }) => state === "open")?.slug).toBe("again");
});
