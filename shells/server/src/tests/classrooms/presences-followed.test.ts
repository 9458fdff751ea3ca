// Knows that a file of presences moves the paths and sections of all whom it names, before they come back (decisions
// 10).
// @module-tag wide
import { expect, test } from "vitest";
import { enrolIn, type HeldClass, holdClass } from "../../testing/hold-classes.ts";
import { author, by, openPlays, publish, server } from "../../testing/play-desk.ts";
import type { PublishedProduct } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

const LOGINS = ["learner", "manager"];
const sectionOf = (...parts: readonly { readonly slug: string }[]) => ({
  context: { title: "A section" },
  sectionDetails: { productsSlugs: parts.map(({ slug }) => ({ slug })) },
});
/** A path of one classroom, and a mail after it. */
const pathOf = ({ slug }: HeldClass) => ({
  context: { title: "A path" },
  nodes: [
    { slug: "start", type: "event", eventType: "START", next: ["a"] },
    { slug: "a", type: "task", taskType: "classiz", productSlug: slug, next: ["mail"] },
    {
      slug: "mail",
      type: "event",
      eventType: "EMAIL",
      subject: `You were there ${slug}`,
      text: "Go on.",
      next: ["end"],
    },
    { slug: "end", type: "event", eventType: "END" },
  ],
});
const upload = async ({ perimeter, slot }: HeldClass, presence: string, logins = LOGINS) => {
  const lines = logins.map((login) => `${slot},${login},${presence},seen`);
  const bytes = Buffer.from(["slot,login,presence,reason", ...lines].join("\r\n"));
  const { token } = await server.signIn("demo_admin");
  const form = { fields: { header: "1" }, file: { name: "p.csv", bytes } };
  const answer = await by(token, "importPresences", { params: { id1: perimeter, id2: "spring" }, form });
  expect([answer.statusCode, answer.json().changed]).toEqual([200, logins.length]);
};
const settle = async () => expect(await server.runJobs()).toEqual([]);
const mailsOf = async ({ slug }: HeldClass): Promise<number> => {
  const { token } = await server.signIn("demo_superadmin");
  const { mails } = (await by(token, "listMails")).json();
  return mails.filter(({ subject }: Answered) => subject === `You were there ${slug}`).length;
};
/** As their author reads it: they do not open anything themselves. */
const listed = async (type: string, { slug }: PublishedProduct): Promise<readonly unknown[]> => {
  const { learners } = (await by(author, "listLearners", { params: { type, slug } })).json();
  return learners
    .map(({ identifier, status, percentage }: Answered) => [identifier, status, percentage])
    .toSorted(([one]: string[], [other]: string[]) => String(one).localeCompare(String(other)));
};
const all = (status: string, percentage: number) => LOGINS.map((login) => [`demo_${login}`, status, percentage]);

test("decisions 10 §7.114 a file of presences moves paths and sections as a mark does: once, and of nobody else", async () => {
  const held = await holdClass(server, -1);
  const file = await publish("attachment");
  const [whole, part] = [await publish("section", sectionOf(held)), await publish("section", sectionOf(held, file))];
  const path = await publish("coursiz", pathOf(held));
  await enrolIn(server, held.slot, ...LOGINS.map((login) => `demo_${login}`), "demo_trainer");
  for (const login of LOGINS) {
    const { token } = await server.signIn(`demo_${login}`);
    await by(token, "beginPath", { params: { slug: path.perimeter } });
  }
  await upload(held, "present");
  await settle();
  expect(await listed("section", whole)).toEqual(all("COMPLETE", 100));
  expect(await listed("section", part)).toEqual(all("STARTED", 50));
  expect(await listed("coursiz", path)).toEqual(all("COMPLETE", 100));
  expect(await mailsOf(held)).toBe(LOGINS.length);
  // What was complete stays so, and nothing is sent or noted twice, though two servers settle it at once.
  await upload(held, "absent", ["learner"]);
  await upload(held, "present", ["learner"]);
  await Promise.all([settle(), settle()]);
  expect(await listed("section", whole)).toEqual(all("COMPLETE", 100));
  expect(await listed("coursiz", path)).toEqual(all("COMPLETE", 100));
  expect(await mailsOf(held)).toBe(LOGINS.length);
  const { plays } = (await by((await server.signIn("demo_learner")).token, "listMyHistory", { query: {} })).json();
  const ends = plays.filter(({ product }: Answered) => [whole.slug, path.slug].includes(product.slug));
  expect(ends.map(({ type }: Answered) => type).toSorted()).toEqual(["PATH", "SECTION"]);
});

test("decisions 4 it moves no path or section that is not theirs; nothing is planned where none leads to the classroom", async () => {
  const held = await holdClass(server, -1);
  await enrolIn(server, held.slot, ...LOGINS.map((login) => `demo_${login}`));
  const waiting = () => server.world.jobs.countQueued();
  await settle();
  const before = await waiting();
  await upload(held, "absent");
  expect(await waiting()).toBe(before);
  const section = await publish("section", sectionOf(held));
  await settle();
  const id = (await server.world.users.findByIdentifier("demo_manager"))?.id ?? "";
  const audience = { everyone: false, affectations: [], criterias: [], users: [id] };
  const body = { name: "P", from: null, until: null, audience };
  expect((await by(author, "settlePerimeter", { params: { slug: section.slug }, body })).statusCode).toBe(200);
  await upload(held, "present");
  await settle();
  expect((await listed("section", section)).at(-1)).toEqual(["demo_manager", "COMPLETE", 100]);
  expect(await listed("section", section)).not.toContainEqual(["demo_learner", "COMPLETE", 100]);
});
