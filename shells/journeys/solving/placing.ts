// Knows how games are solved in which things are put where they belong.
import { expect } from "@playwright/test";
import { say } from "../words.ts";
import { readChosen } from "./choosing.ts";
import { optionOf, placeOf, put, questionAt, type Solve, type Solving } from "./solving.ts";

export const solveOrdering: Solve<"ORDERING"> = async ({ hand, on, content }) => {
  for (const [index, { steps }] of content.questions.entries()) {
    const question = questionAt(on, index);
    for (const [at, { slug }] of steps.entries()) {
      const there = question.locator(`[data-place="${at}"] button[data-piece]`);
      if ((await there.getAttribute("data-piece")) === slug) continue;
      await put({ hand, on: question }, slug, there);
      await expect(there).toHaveAttribute("data-piece", slug);
    }
    const keep = question.getByRole("button", { name: say("It is right as it stands") });
    if (await keep.isVisible()) await hand.press(keep);
  }
};

export const solveCategorise: Solve<"CATEGORISE"> = async ({ hand, on, content }) => {
  for (const { slug, group } of content.things) {
    const name = content.groups.find((one) => one.slug === group)?.name ?? "";
    await put({ hand, on }, slug, placeOf(on, name));
  }
};

export const solveDragAndDrop: Solve<"DRAG_AND_DROP"> = async ({ hand, on, content, answers }) => {
  for (const { slug } of content.items) {
    const zone = content.zones.findIndex((one) => one.slug === answers[slug]);
    const { name = "", description = "" } = content.zones[zone] ?? {};
    const told = content.labels === "neutral" ? `Zone ${zone + 1}${description && `: ${description}`}` : name;
    // A thing that belongs nowhere gets the last place.
    await put({ hand, on }, slug, zone >= 0 ? placeOf(on, told) : placeOf(on, "").last());
  }
};

export const solvePuzzle: Solve<"PUZZLE"> = async (solving) => {
  if (solving.content.mode === "reveal") return reveal(solving);
  const { hand, on, content } = solving;
  for (let at = 0; at < content.columns * content.rows; at++) {
    const there = on.locator(`button[data-at="${at}"]`);
    if ((await there.getAttribute("data-piece")) === String(at)) continue;
    await put({ hand, on }, String(at), there);
    // The last one ends the game, and the board is removed.
    await expect(there.and(on.locator(`[data-piece="${at}"]`)).or(on.getByText(say("Done.")))).toBeVisible();
    if (await on.getByText(say("Done.")).isVisible()) return;
  }
};

/** Each question is judged as soon as it is answered. */
async function reveal({ hand, on, content, answers }: Solving<"PUZZLE">): Promise<void> {
  for (const [at, { slug, options }] of content.questions.entries()) {
    const question = questionAt(on, at);
    for (const option of options)
      if (readChosen(answers[slug]).includes(option.slug)) await hand.tick(optionOf(question, option));
    await hand.press(question.getByRole("button", { name: say("Answer question {0}", { 0: at + 1 }) }));
  }
}
