// Knows how games are solved whose answers are chosen, typed or marked.
import { say } from "../words.ts";
import { optionOf, questionAt, type Solve } from "./solving.ts";

export const solveTrueFalse: Solve<"VRAI_FAUX"> = async ({ hand, on, content }) => {
  for (const [at, { correct }] of content.statements.entries())
    await hand.tick(
      on
        .getByRole("group")
        .nth(at)
        .getByRole("radio")
        .nth(correct ? 0 : 1),
    );
};

export const solveChoice: Solve<"CHOICE"> = async ({ hand, on, content, answers }) => {
  for (const [at, { slug, options }] of content.questions.entries())
    for (const option of options)
      if (readChosen(answers[slug]).includes(option.slug)) await hand.tick(optionOf(questionAt(on, at), option));
};

export const solveGaps: Solve<"TEXT_A_TROUS"> = async ({ hand, on, content, answers }) => {
  for (const [at, { slug, mode }] of content.gaps.entries()) {
    const words = String(answers[slug]);
    const name = say("Gap {number} of {gapCount}", { number: at + 1, gapCount: content.gaps.length });
    if (mode === "type") await hand.write(on.getByRole("textbox", { name }), words);
    else if (mode === "choose") await hand.pick(on.getByRole("combobox", { name }), words);
    else {
      await hand.press(on.locator("button[data-piece]").filter({ hasText: words }).first());
      await hand.press(on.getByRole("button", { name }));
    }
  }
};

export const solveShortAnswer: Solve<"SHORT_ANSWER"> = async ({ hand, on, content, answers }) => {
  for (const [at, { slug }] of content.questions.entries())
    await hand.write(questionAt(on, at).getByRole("textbox"), String(answers[slug]));
};

export const solvePairs: Solve<"POINT_A_RELIER"> = async ({ hand, on, content, answers }) => {
  if (content.mode === "dots") {
    for (const { name } of content.dots)
      await hand.press(on.getByRole("button", { pressed: false }).filter({ hasText: name }));
    return;
  }
  for (const [at, { slug }] of content.pairs.entries()) {
    const partner = content.pairs.find((pair) => pair.slug === answers[slug]);
    await hand.pick(on.getByRole("combobox").nth(at), partner?.right ?? "");
  }
};

export const solveHotspot: Solve<"HOTSPOT"> = async ({ hand, on, content, answers }) => {
  if (content.mode === "label") {
    for (const [at, { name }] of content.areas.entries()) await hand.pick(on.getByRole("combobox").nth(at), name);
    return;
  }
  for (const [at, { slug }] of content.questions.entries())
    for (const [number, area] of content.areas.entries())
      if (readChosen(answers[slug]).includes(area.slug))
        await hand.press(questionAt(on, at).getByRole("button", { name: new RegExp(`^Zone ${number + 1}\\b`) }));
};

/** What is kept of a question of which several may be chosen. */
export const readChosen = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);
