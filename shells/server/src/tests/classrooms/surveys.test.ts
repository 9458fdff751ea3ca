// Knows who is asked about a session, that each is told once, who answers, and who reads the answers.
// @module-tag wide
import { askSurveys } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { enrolIn, type HeldClass } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { endSurveyedClass, holdSurveyedClass, notePresence } from "../../testing/survey-classes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const [LEARNER, MANAGER] = ["demo_learner", "demo_manager"];
const DAY = 86_400_000;
let ahead = 0;
const advance = (milliseconds: number) => {
  ahead += milliseconds;
  server.advance(milliseconds);
};
afterEach(() => advance(-ahead));

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const of = ({ perimeter: perimeterSlug }: HeldClass) => ({ params: { perimeterSlug } });
const asked = async (held: HeldClass, login = LEARNER): Promise<readonly Answered[]> =>
  (await ask(login, "readSurveys", of(held))).json().surveys;
const answer = (held: HeldClass, answers: object, login = LEARNER, round = "end") =>
  ask(login, "answerSurvey", { ...of(held), body: { mean: "spring", round, answers } });
const results = async (held: HeldClass, login = "demo_admin") =>
  (await ask(login, "readSurveyResults", { params: { slotId: held.slot } })).json();
const news = async ({ perimeter }: HeldClass, login = LEARNER): Promise<readonly string[]> =>
  (await ask(login, "listNotifications"))
    .json()
    .notifications.filter(({ info }: Answered) => info.classroomSlug === perimeter)
    .filter(({ type }: Answered) => type === "Survey")
    .map(({ text }: Answered) => text);
/** Somebody of the demo's client, of whom nothing else is known. */
async function recruit(login: string) {
  const some = await server.world.users.findByIdentifier(LEARNER);
  if (!some) throw new Error("no learner");
  const id = server.world.dice.createId();
  const person = { ...some, id, login, identifier: `demo_${login}`, email: `${login}@x.example` };
  await server.world.users.add(person);
  return person;
}
/** Of people of their own, each of whom was there and gives one of these marks. */
async function answerAs(held: HeldClass, marks: readonly number[]) {
  const people = [];
  for (const clear of marks) {
    const person = await recruit(`said${server.world.dice.createId().slice(0, 8)}`);
    await enrolIn(server, held.slot, person.identifier);
    await notePresence(server, held.slot, person.identifier);
    expect((await answer(held, { clear, pace: "slow", words: "Fine" }, person.identifier)).statusCode).toBe(200);
    people.push(person);
  }
  return people;
}
const countMails = async (email: string): Promise<number> => {
  const { mails } = (await ask("demo_admin", "listMails", { query: { limit: "100" } })).json();
  return mails.filter(({ to, subject }: Answered) => to === email && /avis|opinion|reste-t-il|stayed/.test(subject))
    .length;
};

describe("decisions 11: a survey after a session", () => {
  test("asks who was there, once it has ended for them, and nobody who was away", async () => {
    const held = await holdSurveyedClass(server, 30);
    await enrolIn(server, held.slot, LEARNER, MANAGER);
    await notePresence(server, held.slot, LEARNER);
    await notePresence(server, held.slot, MANAGER, false);
    expect(await asked(held)).toEqual([]);
    expect(told(await answer(held, { clear: 5 }))).toEqual([409, "survey.closed"]);
    advance(3_600_000);
    expect(await asked(held)).toMatchObject([{ mean: "spring", round: "end", title: "Spring", answers: null }]);
    expect(await asked(held, MANAGER)).toEqual([]);
    expect(told(await answer(held, { clear: 1 }, MANAGER))).toEqual([409, "survey.closed"]);
  });

  test("is answered once each, changed until it is closed, and no more then; later it is asked anew", async () => {
    const held = await endSurveyedClass(server);
    expect((await answer(held, { clear: 2 })).statusCode).toBe(200);
    expect((await answer(held, { clear: 4, pace: "fast", words: " More " })).statusCode).toBe(200);
    expect((await asked(held))[0].answers).toEqual({ clear: 4, pace: "fast", words: "More" });
    expect((await results(held)).rounds[0].answered).toBe(1);
    expect(told(await answer(held, { clear: 4 }, LEARNER, "later"))).toEqual([409, "survey.closed"]);
    advance(31 * DAY);
    expect(await asked(held)).toMatchObject([{ round: "later", answers: null }]);
    expect(told(await answer(held, { clear: 1 }))).toEqual([409, "survey.closed"]);
    expect((await answer(held, { clear: 3 }, LEARNER, "later")).statusCode).toBe(200);
    expect((await results(held)).rounds.map((one: Answered) => one.answered)).toEqual([1, 1]);
    advance(30 * DAY);
    expect(await asked(held)).toEqual([]);
  });

  test("takes nothing that does not answer its questions", async () => {
    const held = await endSurveyedClass(server);
    for (const answers of [{}, { clear: "4" }, { pace: "none" }, { words: "  " }, { nobody: 3 }, { words: 3 }])
      expect(told(await answer(held, answers))).toEqual([422, "validation"]);
    expect(await asked(held)).toMatchObject([{ answers: null }]);
  });

  test("is read without names by who runs the slot: how many of those who were there, averages, words; and by no other", async () => {
    const trainerId = (await server.world.users.findByIdentifier("demo_trainer"))?.id;
    const held = await endSurveyedClass(server, { trainerId });
    await enrolIn(server, held.slot, "demo_author");
    await notePresence(server, held.slot, "demo_author", false);
    await answer(held, { clear: 5, pace: "slow", words: "=SUM(A1)" });
    await answerAs(held, [2, 2, 3, 3]);
    const read = await results(held, "demo_trainer");
    expect(read).toMatchObject({
      there: 5,
      rounds: [
        { round: "end", answered: 5 },
        { round: "later", answered: 0 },
      ],
    });
    const [clear, pace, words] = read.rounds[0].results;
    expect([clear.average, clear.distribution.map(({ count }: Answered) => count)]).toEqual([3, [0, 2, 2, 0, 1]]);
    expect(pace.distribution).toEqual([
      { key: "slow", count: 5 },
      { key: "fast", count: 0 },
    ]);
    expect(words.texts).toEqual(["=SUM(A1)", "Fine", "Fine", "Fine", "Fine"]);
    expect(JSON.stringify(read)).not.toMatch(/Demo|demo_/);
    const file = await ask("demo_trainer", "exportSurvey", { params: { slotId: held.slot } });
    expect(file.body.split("\r\n").filter(Boolean)).toHaveLength(6);
    expect([file.body.includes("'=SUM(A1)"), /Learner|Manager/.test(file.body)]).toEqual([true, false]);
    const other = await endSurveyedClass(server);
    for (const name of ["readSurveyResults", "exportSurvey"] as const) {
      expect(told(await ask("demo_trainer", name, { params: { slotId: other.slot } }))).toEqual([404, "not-found"]);
      expect(told(await ask(LEARNER, name, { params: { slotId: held.slot } }))).toEqual([403, "role.refused"]);
    }
  });

  test("attack: fewer than five answers tell how many they are, and nothing else, in numbers and in the file", async () => {
    const held = await endSurveyedClass(server);
    await answerAs(held, [1, 2, 4, 5]);
    const { results: told, answered } = (await results(held)).rounds[0];
    expect([answered, told.map((one: Answered) => [one.average, one.distribution, one.texts])]).toEqual([
      4,
      [1, 2, 3].map(() => [null, [], []]),
    ]);
    const file = await ask("demo_admin", "exportSurvey", { params: { slotId: held.slot } });
    expect(file.body.split("\r\n").filter(Boolean)).toHaveLength(1);
    await answer(held, { clear: 3 });
    const [clear, pace, words] = (await results(held)).rounds[0].results;
    expect([clear.average, pace.distribution, words.texts]).toEqual([3, [], []]);
  });

  test("attack: who reads after each answer learns nothing of a single one: five more are told, all together", {
    tags: "long",
  }, async () => {
    const held = await endSurveyedClass(server, { capacity: 11 });
    const read = async () => {
      const [{ answered, results: told }] = (await results(held)).rounds;
      const file = await ask("demo_admin", "exportSurvey", { params: { slotId: held.slot } });
      return { answered, told, file: file.body };
    };
    await answerAs(held, [1, 2, 3, 4, 5]);
    const first = await read();
    for (const answered of [6, 7, 8, 9]) {
      await answerAs(held, [1]);
      expect(await read()).toEqual({ ...first, answered });
    }
    await answerAs(held, [1]);
    const [clear] = (await read()).told;
    expect([clear.answered, clear.distribution[0].count]).toEqual([10, 6]);
  });

  test("attack: who corrects marks or gives places reads the same as before", { tags: "long" }, async () => {
    const held = await endSurveyedClass(server);
    await answer(held, { clear: 1, words: "Only mine" });
    const [one] = await answerAs(held, [2, 3, 4, 5, 5]);
    const read = async () => [
      (await results(held)).rounds,
      (await ask("demo_admin", "exportSurvey", { params: { slotId: held.slot } })).body,
    ];
    const before = await read();
    await notePresence(server, held.slot, LEARNER, false);
    expect(await read()).toEqual(before);
    await notePresence(server, held.slot, one?.identifier ?? "", false);
    await notePresence(server, held.slot, LEARNER);
    const late = await recruit("late");
    await enrolIn(server, held.slot, late.identifier);
    await notePresence(server, held.slot, late.identifier);
    expect(await read()).toEqual(before);
  });

  test("goes with the person who answered, and stands in what is kept about them", async () => {
    const held = await endSurveyedClass(server);
    const own = await recruit("leaver");
    await enrolIn(server, held.slot, own.identifier);
    await notePresence(server, held.slot, own.identifier);
    await answer(held, { words: "Only mine" }, own.identifier);
    const file = await ask(own.identifier, "readOwnData");
    expect(file.body).toContain("Only mine");
    expect((await results(held)).rounds[0].answered).toBe(1);
    await server.world.users.remove(own, [own.id], server.world.dice.createId);
    expect((await results(held)).rounds[0]).toMatchObject({ answered: 0 });
  });
});

describe("§3.224 Survey: who is told", () => {
  test("who was there, once at the end and once later, by notification and mail, whatever is tried again", async () => {
    const held = await holdSurveyedClass(server, 120);
    const { identifier, email } = await recruit("asked");
    await enrolIn(server, held.slot, identifier, MANAGER);
    await notePresence(server, held.slot, identifier);
    await notePresence(server, held.slot, MANAGER, false);
    await Promise.all([askSurveys(server.world), askSurveys(server.world)]);
    await askSurveys(server.world);
    expect(await news(held, identifier)).toEqual([expect.stringMatching(/avis|opinion/)]);
    expect(await countMails(email)).toBe(1);
    advance(29 * DAY);
    await askSurveys(server.world);
    expect(await news(held, identifier)).toHaveLength(1);
    advance(DAY);
    await Promise.all([askSurveys(server.world), askSurveys(server.world)]);
    await askSurveys(server.world);
    expect(await news(held, identifier)).toEqual([
      expect.stringMatching(/Que reste-t-il|What has stayed/),
      expect.stringMatching(/avis|opinion/),
    ]);
    expect(await countMails(email)).toBe(2);
    expect(await news(held, MANAGER)).toEqual([]);
  });

  test("nobody while their session goes on, and who answered before they were asked is asked once", async () => {
    const held = await holdSurveyedClass(server, 30);
    await enrolIn(server, held.slot, LEARNER);
    await notePresence(server, held.slot, LEARNER);
    await askSurveys(server.world);
    expect(await news(held)).toEqual([]);
    advance(3_600_000);
    await answer(held, { clear: 4 });
    for (let times = 0; times < 2; times += 1) await askSurveys(server.world);
    expect(await news(held)).toHaveLength(1);
    expect((await asked(held))[0].answers).toEqual({ clear: 4 });
  });
});
