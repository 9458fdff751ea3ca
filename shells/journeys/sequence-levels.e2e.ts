// Knows that an author reads a learner's answers in a sequence, and takes over the levels that answers suggest.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const QUESTIONS = [1, 2, 3].map((level) => ({
  ...{ uuid: `q${level}`, text: `Question ${level}`, level },
  answers: [
    { uuid: "good", text: "A good answer", correct: true },
    { uuid: "bad", text: "A bad answer", correct: false },
  ],
}));

test("§4.158 decisions 9 answers to a sequence are read by its author, and levels that they suggest are taken over and undone", {
  tag: "@long",
}, async ({ page, platform }) => {
  const author = await platform.signIn("demo_author");
  await platform.call(author, "/api/user", { locale: "en" }, "PUT");
  const configDraft = {
    ...{ context: { title: "Levels" }, config: { local: "EN" } },
    sequences: [{ uuid: "theme", title: "Fire", questions: QUESTIONS }],
  };
  const made = await platform.call(author, "/api/admin/smart-sequence", { name: "Levels", configDraft });
  const { slug, updatedAt } = await made.json();
  const place = `/api/admin/smart-sequence/${slug}`;
  await platform.call(author, `/api/admin/smart-sequence/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find(({ productSlug }: { readonly productSlug: string }) => productSlug === slug);
  const begun = await platform.call(learner, `/api/product/${perimeterSlug}/attempt`, {});
  const go = await begun.json();
  const questionsAnswered = QUESTIONS.map(({ uuid, level }) => ({
    uuid,
    answers: [level < 3 ? "good" : "bad"],
    time: 2,
  }));
  await platform.call(
    learner,
    `/api/smart-sequence/${perimeterSlug}/attempt/${go.slug}`,
    {
      sequences: [{ uuid: "theme", questionsAnswered }],
    },
    "PUT",
  );

  await signIn(page, platform, "author", "/admin", `/smart-sequence/${slug}?tab=learners&learner=demo_learner`);
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("2 right of 3")).toBeVisible();
  await expect(panel.getByText("Right answer: A good answer")).toHaveCount(1);
  await panel.getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("tab", { name: "Questions" }).click();
  const compare = page.getByRole("button", { name: "Compare levels with answers" });
  await compare.click();
  await expect(page.getByText("No question has enough answers yet.", { exact: false })).toBeVisible();
  await expect(page.getByText("From the first answers of 1 learner.", { exact: false })).toBeVisible();
  await expect(page.getByText("1 answer, which is wrong")).toHaveCount(1);

  // As if sixty people had answered: the first question is the most difficult, the last the easiest.
  await page.route(`**${place}/levels`, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const estimates = [
      { level: 3.2, standardError: 0.2 },
      { level: 2.1, standardError: 0.2 },
      { level: 0.8, standardError: 0.2 },
    ];
    const questions = told.questions.map((one: object, at: number) => ({
      ...{ ...one, answers: 60, right: 30, estimate: estimates[at], level: [3, 2, 1][at] },
    }));
    await route.fulfill({ response: answer, json: { ...told, learners: 60, questions } });
  });
  await compare.click();
  await expect(page.getByText("1 question is harder than you thought, 1 is easier.")).toBeVisible();
  await expect(page.getByText("Answers say 3.2 ± 0.4, 60 answers")).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Make it level 3: Question 1" }).press("Enter");
  const levels = async () => {
    const { config, configDraft: draft } = await (await platform.call(author, place)).json();
    return (draft ?? config).sequences[0].questions.map(({ level }: { readonly level: number }) => level);
  };
  await expect.poll(levels).toEqual([3, 2, 3]);
  await page.getByRole("button", { name: "Take over 1 level" }).press("Enter");
  await expect.poll(levels).toEqual([3, 2, 1]);
  await expect(page.getByText("Of 3 questions the answers say something", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(levels).toEqual([3, 2, 3]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Hide the comparison" }).click();
  await expect(page.getByText("Answers say", { exact: false })).toHaveCount(0);
});
