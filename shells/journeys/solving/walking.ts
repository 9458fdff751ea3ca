// Knows how games are solved that are played step by step.
import { say } from "../words.ts";
import { readChosen } from "./choosing.ts";
import { optionOf, type Solve } from "./solving.ts";

export const solveCarousel: Solve<"CAROUSSEL"> = async ({ hand, on, content, answers }) => {
  for (const [at, { slug, question }] of content.cards.entries()) {
    for (const option of question?.options ?? [])
      if (readChosen(answers[slug]).includes(option.slug)) await hand.tick(optionOf(on, option));
    if (at < content.cards.length - 1) await hand.press(on.getByRole("button", { name: say("Next card") }));
  }
};

export const solveStory: Solve<"ACADEMIZ_STORY"> = async ({ hand, on, content, answers }) => {
  const ways = content.scenes.flatMap((scene) => scene.ways);
  for (const step of readChosen(answers["path"]))
    await hand.press(on.getByRole("button", { name: ways.find(({ slug }) => slug === step)?.text ?? "", exact: true }));
};

export const solveJumpForm: Solve<"JUMP_FORM"> = async ({ hand, on, content, answers }) => {
  for (const { slug, kind, options, text } of content.questions) {
    const answer = answers[slug];
    if (answer === undefined) continue;
    await on.getByRole("heading", { name: text }).waitFor();
    if (answer !== null) {
      if (kind === "choice")
        for (const option of options) {
          if (readChosen(answer).includes(option.slug)) await hand.tick(optionOf(on, option));
        }
      else if (kind === "scale") await hand.tick(on.getByRole("radio", { name: new RegExp(`^${String(answer)}\\b`) }));
      else await hand.write(kind === "date" ? on.getByLabel(text) : on.getByRole("textbox"), String(answer));
    }
    await hand.press(on.getByRole("button", { name: say("Next question") }).or(pass(on)));
  }
};
const pass = (on: Parameters<typeof solveJumpForm>[0]["on"]) =>
  on.getByRole("button", { name: say("Pass this question") });

export const solveSketch: Solve<"ACADEMIZ_SAYNETE"> = async ({ hand, on, content, answers }) => {
  if (content.mode === "reply") {
    for (const { slug, replies } of content.lines) {
      const reply = replies.find((one) => one.slug === answers[slug]);
      if (reply) await hand.press(on.getByRole("button", { name: reply.text, exact: true }));
    }
    return;
  }
  if (content.mode === "spot") {
    for (const [at, { isWrong }] of content.lines.entries())
      if (isWrong) await hand.tick(on.getByRole("checkbox").nth(at));
    return;
  }
  // Each line goes up until it stands where it belongs.
  for (const [at, { text }] of content.lines.entries())
    for (;;) {
      const buttons = on.getByRole("button", { name: say("Move up: {0}", { 0: "" }) });
      const place = (await buttons.all()).length;
      const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
      const now = names.findIndex((name) => name.endsWith(text));
      if (now <= at || place === 0) break;
      await hand.press(buttons.nth(now));
    }
};
