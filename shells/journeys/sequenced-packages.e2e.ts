// Knows that a package with rules of its own is played by them: what opens when, what is tried again, and where a
// learner goes on.
import type { Frame, Page } from "@playwright/test";
import { makePackage } from "./made-package.ts";
import { expect, test } from "./platform.ts";
import { playPackage, readPackageProgress, uploadPackage } from "./upload-package.ts";

/** The page of an item, once it is the open one. */
async function findContent(page: Page, identifier: string): Promise<Frame> {
  const isShown = (one: Frame) => one.url().includes(`/${identifier}.html`);
  await expect.poll(() => page.frames().some(isShown)).toBe(true);
  const frame = page.frames().find(isShown);
  if (!frame) throw new Error(`${identifier} is not shown`);
  await frame.locator(":root[data-first]").waitFor({ state: "attached" });
  return frame;
}
const readFirst = async (content: Frame) =>
  JSON.parse((await content.locator(":root").getAttribute("data-first")) ?? "null");
/** Expects every call to succeed. */
async function say(content: Frame, ...calls: readonly (readonly string[])[]): Promise<void> {
  const answers = await content.evaluate(
    (asked) => asked.map(([name = "", ...args]) => String(window.lms[name]?.(...args))),
    calls.map((one) => [...one]),
  );
  expect(answers).toEqual(calls.map(() => "true"));
}
const set = (element: string, value: string) => ["SetValue", element, value];
const PASSED = [set("cmi.completion_status", "completed"), set("cmi.success_status", "passed")];
const FAILED = [set("cmi.completion_status", "completed"), set("cmi.success_status", "failed")];
const END = ["Terminate", ""];

const menu = (page: Page) => page.getByRole("navigation", { name: "Contents", exact: true });
const entry = (page: Page, title: string) => menu(page).getByRole("button", { name: title });
const way = (page: Page, name: "Previous" | "Next") => page.getByRole("button", { name, exact: true });
async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/play/"));
}

const BY_CONTENT = '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>';
const writeMap = (objective: string, target: string, tag: string, more = "") =>
  `<imsss:${tag} objectiveID="${objective}"><imsss:mapInfo targetObjectiveID="${target}" ${more}/></imsss:${tag}>`;
/** It opens once the item before it is satisfied. */
const writeStep = (own: string, before: string | null) =>
  `<imsss:sequencing>${
    before === null
      ? ""
      : `<imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions conditionCombination="any">
        <imsss:ruleCondition referencedObjective="before" operator="not" condition="satisfied"/>
        <imsss:ruleCondition referencedObjective="before" operator="not" condition="objectiveStatusKnown"/>
      </imsss:ruleConditions><imsss:ruleAction action="disabled"/></imsss:preConditionRule></imsss:sequencingRules>`
  }<imsss:objectives>${writeMap("own", own, "primaryObjective", 'writeSatisfiedStatus="true"')}${
    before === null ? "" : writeMap("before", before, "objective")
  }</imsss:objectives>${BY_CONTENT}</imsss:sequencing>`;
const FLOW = (choice: boolean) =>
  `<imsss:sequencing><imsss:controlMode choice="${choice}" flow="true"/></imsss:sequencing>`;

test("decisions 7: what follows opens once what is before it is passed, and a learner goes on where they left", {
  tag: "@long",
}, async ({ page, platform }) => {
  const zip = makePackage({
    version: "2004",
    title: "Steps",
    language: "en",
    manifest: FLOW(true),
    items: [
      { identifier: "one", title: "One", manifest: writeStep("g1", null) },
      { identifier: "two", title: "Two", manifest: writeStep("g2", "g1") },
      { identifier: "three", title: "Three", manifest: writeStep("g3", "g2") },
    ],
  });
  const { slug } = await uploadPackage(platform, "Steps", zip);
  await playPackage(page, platform, slug);
  const one = await findContent(page, "one");
  await expect(entry(page, "Two")).toBeDisabled();
  await expect(entry(page, "Two")).toContainText("Not open yet");
  await expect(way(page, "Next")).toBeDisabled();

  await say(one, ...PASSED, ["Commit", ""]);
  await expect(entry(page, "Two")).toBeEnabled();
  await expect(entry(page, "Three")).toBeDisabled();
  await way(page, "Next").click();
  const two = await findContent(page, "two");
  await expect(way(page, "Previous")).toBeEnabled();
  await expect(way(page, "Next")).toBeDisabled();
  await say(two, set("cmi.location", "page 3"), ["Commit", ""]);
  await leave(page);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "STARTED", percentage: 33.3 });

  await playPackage(page, platform, slug);
  const again = await findContent(page, "two");
  expect(await readFirst(again)).toEqual(["true", "page 3", "", "resume"]);
  await expect(entry(page, "Three")).toBeDisabled();
  await say(again, ...PASSED, set("adl.nav.request", "continue"), END);
  const three = await findContent(page, "three");
  await say(three, ...PASSED, ["Commit", ""]);
  await leave(page);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "COMPLETE", percentage: 100 });
});

test("decisions 7: who fails is led through the lesson again, with nothing of the try before, and out once they pass", {
  tag: "@long",
}, async ({ page, platform }) => {
  const retry = `<imsss:sequencing><imsss:sequencingRules><imsss:postConditionRule><imsss:ruleConditions conditionCombination="any">
      <imsss:ruleCondition operator="not" condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="retryAll"/></imsss:postConditionRule>
      <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="satisfied"/></imsss:ruleConditions>
      <imsss:ruleAction action="exitAll"/></imsss:postConditionRule></imsss:sequencingRules>${BY_CONTENT}</imsss:sequencing>`;
  const zip = makePackage({
    version: "2004",
    title: "Again",
    language: "en",
    manifest: FLOW(false),
    items: [
      {
        identifier: "lesson",
        title: "Lesson",
        manifest: `<imsss:sequencing><imsss:rollupRules rollupObjectiveSatisfied="false"/>${BY_CONTENT}</imsss:sequencing>`,
      },
      { identifier: "test", title: "Test", manifest: retry },
    ],
  });
  const { slug } = await uploadPackage(platform, "Again", zip);
  await playPackage(page, platform, slug);
  const lesson = await findContent(page, "lesson");
  await say(lesson, set("cmi.location", "page 9"), set("cmi.completion_status", "completed"), ["Commit", ""]);
  await expect(entry(page, "Test")).toBeDisabled();
  await way(page, "Next").click();
  await say(await findContent(page, "test"), ...FAILED, set("cmi.exit", ""), END);

  const again = await findContent(page, "lesson");
  expect(await readFirst(again)).toEqual(["true", "", "", "ab-initio"]);
  await say(again, set("cmi.completion_status", "completed"), ["Commit", ""]);
  await way(page, "Next").click();
  await say(await findContent(page, "test"), ...PASSED, set("cmi.exit", ""), END);
  await page.waitForURL((url) => !url.pathname.startsWith("/play/"));
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "COMPLETE", percentage: 100 });
});

test("decisions 7: a content that brings its own buttons has ours hidden", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const hidden = `<adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>continue</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation>`;
  const zip = makePackage({
    version: "2004",
    title: "Own buttons",
    language: "en",
    manifest: FLOW(true),
    items: [
      { identifier: "one", title: "One", manifest: hidden },
      { identifier: "two", title: "Two" },
    ],
  });
  const { slug } = await uploadPackage(platform, "Own buttons", zip);
  await playPackage(page, platform, slug);
  await findContent(page, "one");
  await expect(entry(page, "Two")).toBeEnabled();
  await expect(way(page, "Previous")).toBeVisible();
  await expect(way(page, "Next")).toHaveCount(0);
  await entry(page, "Two").click();
  await findContent(page, "two");
  await expect(way(page, "Next")).toBeVisible();
});

test("decisions 7: what a rule hides leaves the menu, and what a content says after its first end reaches the rules", {
  tag: "@long",
}, async ({ page, platform }) => {
  const hiding = `<imsss:sequencing><imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions>
      <imsss:ruleCondition referencedObjective="before" condition="satisfied"/></imsss:ruleConditions>
      <imsss:ruleAction action="hiddenFromChoice"/></imsss:preConditionRule></imsss:sequencingRules>
      <imsss:objectives><imsss:primaryObjective objectiveID="main"/>${writeMap("before", "g1", "objective")}</imsss:objectives>${BY_CONTENT}</imsss:sequencing>`;
  const zip = makePackage({
    version: "2004",
    title: "Two pages",
    language: "en",
    manifest: FLOW(true),
    items: [
      { identifier: "one", title: "One", manifest: writeStep("g1", null) },
      { identifier: "help", title: "Help", manifest: hiding },
      { identifier: "two", title: "Two", manifest: writeStep("g2", "g1") },
    ],
  });
  const { slug } = await uploadPackage(platform, "Two pages", zip);
  await playPackage(page, platform, slug);
  const one = await findContent(page, "one");
  await expect(entry(page, "Help")).toBeEnabled();
  await say(one, set("cmi.completion_status", "incomplete"), set("cmi.location", "page 1"), set("cmi.exit", ""), END);
  await expect(entry(page, "Two")).toBeDisabled();

  await say(one, ["Initialize", ""]);
  expect(await one.evaluate(() => window.lms["GetValue"]?.("cmi.location"))).toBe("page 1");
  await say(one, ...PASSED, set("cmi.exit", ""), END);
  await expect(entry(page, "Two")).toBeEnabled();
  await expect(entry(page, "Help")).toHaveCount(0);
  await leave(page);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "STARTED", percentage: 33.3 });

  await playPackage(page, platform, slug);
  await expect(entry(page, "Two")).toBeEnabled();
  await expect(entry(page, "Help")).toHaveCount(0);
});

test("decisions 7: in 1.2 an item opens once its prerequisites are met, and says which they are", {
  tag: "@long",
}, async ({ page, platform }) => {
  const zip = makePackage({
    version: "1.2",
    title: "First things first",
    language: "en",
    items: [
      { identifier: "one", title: "One" },
      {
        identifier: "two",
        title: "Two",
        manifest: '<adlcp:prerequisites type="aicc_script">one</adlcp:prerequisites>',
      },
    ],
  });
  const { slug } = await uploadPackage(platform, "First things first", zip);
  await playPackage(page, platform, slug);
  const one = await findContent(page, "one");
  await expect(entry(page, "Two")).toBeDisabled();
  await expect(entry(page, "Two")).toContainText("Not open yet: first One");
  await expect(way(page, "Next")).toBeDisabled();
  await say(one, ["LMSSetValue", "cmi.core.lesson_status", "passed"], ["LMSCommit", ""]);
  await way(page, "Next").click();
  await findContent(page, "two");
});
