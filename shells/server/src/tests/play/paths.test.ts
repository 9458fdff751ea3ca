// Knows how a learner goes through a path on the server: facts move it, once, in the transaction that stores them.
// @module-tag wide
import { compileLearniz, type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { applyInteractivityUpdate, applyScroll, createProgress } from "@academiz/domain/progress";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test, vi } from "vitest";
import { enrolIn, holdClass } from "../../testing/hold-classes.ts";
import { at, author, by, learner, openPlays, publish, recruit, server, told } from "../../testing/play-desk.ts";
import { republish } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";

openPlays();

const node = (slug: string, type: string, next: readonly string[], more: object = {}) => ({
  slug,
  type,
  next,
  ...more,
});
const START = node("start", "event", ["a"], { eventType: "START" });
const END = node("end", "event", [], { eventType: "END" });
const task = (slug: string, productSlug: string, next: string) =>
  node(slug, "task", [next], { taskType: "game", productSlug });
const pathOf = (...nodes: readonly object[]) => ({ context: { title: "A path" }, nodes });

const NOT_OPEN = [409, "path.not-open"];
const REFUSED = [403, "scope.refused"];
const GO = { time: 10, percentage: 100 };
const play = (perimeter: string, right: number, token: string, eventDate = at(-30), attempt = 1) => {
  const data = { answers: Object.fromEntries(["a", "b", "c", "d"].map((slug, index) => [slug, index < right])) };
  const progress = {
    ...GO,
    status: right >= 2 ? "COMPLETE" : "FAILED",
    score: right * 25,
    attempt,
    data,
    eventDate,
  };
  return by(token, "saveGameProgress", { params: { slug: perimeter }, body: { progress } });
};
const read = async (slug: string, token: string): Promise<Answered> =>
  (await by(token, "readPath", { params: { slug } })).json();
const begin = (slug: string, token: string) => by(token, "beginPath", { params: { slug } });
const states = ({ nodes }: Answered) => Object.fromEntries(nodes.map((one: Answered) => [one.slug, one.state]));
const mailsAbout = async (subject: string) => {
  const { token } = await server.signIn("demo_superadmin");
  const { mails } = (await by(token, "listMails")).json();
  return mails.filter((one: Answered) => one.subject === subject).length;
};

describe("decisions 10 a path", () => {
  test("a classroom session is done as its share of slots is signed, and the path goes on in that moment", async () => {
    const held = await holdClass(server, 0);
    const subject = `You were there ${held.slug}`;
    const { perimeter } = await publish(
      "coursiz",
      pathOf(
        START,
        node("a", "task", ["mail"], { taskType: "classiz", productSlug: held.slug }),
        node("mail", "event", ["end"], { eventType: "EMAIL", subject, text: "Go on." }),
        END,
      ),
    );
    await enrolIn(server, held.slot, "demo_learner");
    const { token } = await server.signIn("demo_learner");
    await begin(perimeter, token);
    expect(states(await read(perimeter, token))).toMatchObject({ a: "open", end: "locked" });
    expect((await by(token, "signSlot", { params: { slotId: held.slot } })).statusCode).toBe(200);
    // Nobody has read the path since.
    expect(await mailsAbout(subject)).toBe(1);
    expect(await read(perimeter, token)).toMatchObject({ isEnded: true, percentage: 100 });
  });

  test("§4.148 an IF takes the way of the score that was stored, a mail is written once, the end is told on the home page", async () => {
    const [first, second, third] = [await publish("game"), await publish("game"), await publish("game")];
    const subject = `Well done ${first.slug}`;
    const { perimeter } = await publish(
      "coursiz",
      pathOf(
        START,
        task("a", first.slug, "if"),
        node("if", "gateway", ["mail", "b"], { gatewayType: "IF", test: { of: "score", atLeast: 75 } }),
        node("mail", "event", ["c"], { eventType: "EMAIL", subject, text: "Go on." }),
        task("b", second.slug, "end"),
        task("c", third.slug, "end"),
        END,
      ),
    );
    const learner = await recruit();
    expect((await read(perimeter, learner)).isBegun).toBe(false);
    await Promise.all([begin(perimeter, learner), begin(perimeter, learner)]);
    await Promise.all([
      play(first.perimeter, 3, learner),
      play(first.perimeter, 3, learner),
      begin(perimeter, learner),
    ]);
    const path = await read(perimeter, learner);
    expect(states(path)).toEqual({
      start: "done",
      a: "done",
      if: "done",
      mail: "done",
      b: "locked",
      c: "open",
      end: "locked",
    });
    expect(path.nodes[3]).toMatchObject({ subject, text: "Go on." });
    await play(third.perimeter, 4, learner);
    await play(third.perimeter, 4, learner, at(-20));
    expect(await read(perimeter, learner)).toMatchObject({ isEnded: true, percentage: 100 });
    expect(await mailsAbout(subject)).toBe(1);
    const { products } = (await by(learner, "listMyProducts")).json();
    const card = products.find((one: Answered) => one.perimeterSlug === perimeter);
    expect(card.progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
  });

  test("what was done before it was begun counts; what others do does not", async () => {
    const game = await publish("game");
    const { perimeter } = await publish("coursiz", pathOf(START, task("a", game.slug, "end"), END));
    const [one, other] = [await recruit(), await recruit()];
    await play(game.perimeter, 4, one);
    await Promise.all([begin(perimeter, one), begin(perimeter, other)]);
    expect([(await read(perimeter, one)).isEnded, (await read(perimeter, other)).isEnded]).toEqual([true, false]);
  });

  test("an OR is chosen once: the same again changes nothing, another way is refused, as is one that is not open", async () => {
    const game = await publish("game");
    const { perimeter } = await publish(
      "coursiz",
      pathOf(
        START,
        node("a", "gateway", ["b", "c"], { gatewayType: "OR" }),
        task("b", game.slug, "end"),
        task("c", game.slug, "end"),
        END,
      ),
    );
    const learner = await recruit();
    const choose = (way: string) => by(learner, "chooseWay", { params: { slug: perimeter }, body: { node: "a", way } });
    expect(told(await choose("b"))).toEqual([409, "path.not-open"]);
    await begin(perimeter, learner);
    expect(
      [await choose("end"), await choose("b"), await choose("b"), await choose("c")].map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([409, 200, 200, 409]);
    expect(states(await read(perimeter, learner))).toMatchObject({ a: "done", b: "open", c: "locked" });
  });

  test("another publication keeps what is complete, and asks for what is new", async () => {
    const [game, more] = [await publish("game"), await publish("game")];
    const { perimeter, slug, updatedAt } = await publish(
      "coursiz",
      pathOf(START, task("a", game.slug, "x"), task("x", more.slug, "end"), END),
    );
    const learner = await recruit();
    await begin(perimeter, learner);
    await play(game.perimeter, 4, learner);
    const configDraft = pathOf(
      { ...START, next: ["new"] },
      task("new", more.slug, "a"),
      task("a", game.slug, "x"),
      task("x", more.slug, "end"),
      END,
    );
    const saved = await by(author, "saveProduct", {
      params: { type: "coursiz", slug },
      body: { configDraft, updatedAt },
    });
    await republish(server, author, "coursiz", slug, saved.json().updatedAt);
    expect(states(await read(perimeter, learner))).toMatchObject({ a: "done", new: "open", x: "open" });
    await play(more.perimeter, 4, learner);
    expect((await read(perimeter, learner)).isEnded).toBe(true);
  });

  test("is not published with a node that is in the way, which is named, nor with a product that learners cannot open", async () => {
    const game = await publish("game");
    const refuse = async (...nodes: readonly object[]) => {
      const params = { type: "coursiz" };
      const { slug, updatedAt } = (
        await by(author, "createProduct", { params, body: { name: "P", configDraft: pathOf(...nodes) } })
      ).json();
      const answer = await by(author, "publishProduct", {
        params: { ...params, slug },
        body: { updatedAt, visible: true },
      });
      return [answer.statusCode, answer.json().detail, answer.json().faults];
    };
    expect(await refuse(START, { ...task("a", game.slug, "end"), next: [] }, END)).toEqual([
      422,
      "content.no-way",
      [
        { path: ["nodes", "a"], message: "dead-end" },
        { path: ["nodes", "end"], message: "unreachable" },
      ],
    ]);
    const draft = (
      await by(author, "createProduct", { params: { type: "game" }, body: { name: "Unpublished" } })
    ).json();
    expect(await refuse(START, task("a", draft.slug, "end"), END)).toEqual([
      422,
      "content.no-way",
      [{ path: ["nodes", "a"], message: "closed" }],
    ]);
  });

  test("is not published for people who may not open each of its products; it is once its audience is that of the products", async () => {
    const [common, kept] = [await publish("game"), await publish("game")];
    const several = node("b", "task", ["end"], {
      taskType: "section",
      sectionDetails: { productsSlugs: [{ slug: common.slug }, { slug: kept.slug }] },
    });
    const path = await publish("coursiz", pathOf(START, task("a", common.slug, "b"), several, END));
    const named = { users: [], written: ["demo_learner"] };
    const somebody = (await by(author, "nameAudienceMembers", { body: named })).json().people[0].id;
    const mean = (slug: string, everyone: boolean, users: readonly string[] = []) =>
      by(author, "settlePerimeter", {
        params: { slug },
        body: { name: "P", from: null, until: null, audience: { everyone, affectations: [], criterias: [], users } },
      });
    const publishAgain = async () => {
      const params = { type: "coursiz", slug: path.slug };
      const { updatedAt } = (await by(author, "getProduct", { params })).json();
      server.advance(1_000);
      const answer = await by(author, "publishProduct", { params, body: { updatedAt, visible: true } });
      return answer.statusCode === 200 ? 200 : [...told(answer), answer.json().faults];
    };
    expect(await publishAgain()).toBe(200);
    await mean(kept.slug, false, [somebody]);
    expect(await publishAgain()).toEqual([422, "content.no-way", [{ path: ["nodes", "b"], message: "not-everybody" }]]);
    await mean(path.slug, false, [somebody]);
    expect(await publishAgain()).toBe(200);
    await mean(kept.slug, false);
    expect(await publishAgain()).toMatchObject([422, "content.no-way", [{ message: "not-everybody" }]]);
    await mean(kept.slug, true);
    expect(await publishAgain()).toBe(200);
  });

  test("§7.135 a step may be an attachment, and is done by opening it; nothing of what came before it is asked again", async () => {
    const [game, leaflet] = [await publish("game"), await publish("attachment")];
    const { perimeter } = await publish(
      "coursiz",
      pathOf(
        START,
        { ...task("a", leaflet.slug, "section"), taskType: "attachment" },
        node("section", "task", ["end"], {
          taskType: "section",
          sectionDetails: { productsSlugs: [{ slug: leaflet.slug }, { slug: game.slug }] },
        }),
        END,
      ),
    );
    const learner = await recruit();
    await begin(perimeter, learner);
    await play(game.perimeter, 4, learner);
    expect(states(await read(perimeter, learner))).toMatchObject({ a: "open", section: "locked" });
    const progress = { time: 3, eventDate: at(-20) };
    await by(learner, "saveAttachmentProgress", { params: { slug: leaflet.perimeter }, body: { progress } });
    const path = await read(perimeter, learner);
    expect([states(path), path.isEnded, path.percentage]).toEqual([
      { start: "done", a: "done", section: "done", end: "done" },
      true,
      100,
    ]);
  });

  test("is nobody else's: a path of another client is none", async () => {
    const game = await publish("game");
    const { perimeter } = await publish("coursiz", pathOf(START, task("a", game.slug, "end"), END));
    const { token } = await server.signIn("atelier_learner");
    for (const name of ["readPath", "beginPath"] as const)
      expect(told(await by(token, name, { params: { slug: perimeter } }))).toEqual([404, "not-found"]);
    expect(told(await by(token, "readPath", { params: { slug: game.perimeter } }))).toEqual([404, "not-found"]);
  });

  test("whoever stands in for a learner reads it, and begins and chooses nothing", async () => {
    const game = await publish("game");
    const choice = node("a", "gateway", ["b", "c"], { gatewayType: "OR" });
    const { perimeter } = await publish(
      "coursiz",
      pathOf(START, choice, task("b", game.slug, "end"), task("c", game.slug, "end"), END),
    );
    const { token } = await standIn(server, "demo_learner");
    const choose = () => by(token, "chooseWay", { params: { slug: perimeter }, body: { node: "a", way: "b" } });
    expect([told(await begin(perimeter, token)), told(await choose())]).toEqual([REFUSED, REFUSED]);
    await begin(perimeter, learner);
    expect(told(await choose())).toEqual(REFUSED);
    expect(states(await read(perimeter, token))).toMatchObject({ start: "done", a: "open", b: "locked" });
  });

  test("moves nobody while it is not open to them, and takes up what was done when it is", async () => {
    const [game, more] = [await publish("game"), await publish("game")];
    const subject = `Later ${game.slug}`;
    const mail = node("mail", "event", ["b"], { eventType: "EMAIL", subject, text: "Go on." });
    const path = await publish(
      "coursiz",
      pathOf(START, task("a", game.slug, "mail"), mail, task("b", more.slug, "end"), END),
    );
    const someone = await recruit();
    await begin(path.perimeter, someone);
    const settle = async (everyone: boolean) => {
      const audience = { everyone, affectations: [], criterias: [], users: [] };
      const body = { name: "A path", audience, from: null, until: null };
      expect((await by(author, "settlePerimeter", { params: { slug: path.slug }, body })).statusCode).toBe(200);
    };
    await settle(false);
    await play(game.perimeter, 4, someone);
    expect(await mailsAbout(subject)).toBe(0);
    await settle(true);
    expect(states(await read(path.perimeter, someone))).toMatchObject({ a: "done", mail: "done", b: "open" });
    expect(await mailsAbout(subject)).toBe(1);
  });

  test("is looked for where a result is another one, and not with every save of what has ended", async () => {
    const game = await publish("game");
    const someone = await recruit();
    const transact = vi.spyOn(server.world, "transact");
    const count = async (right: number, attempt: number) => {
      transact.mockClear();
      const { accepted, progress } = (await play(game.perimeter, right, someone, at(attempt - 50), attempt)).json();
      expect(accepted).toBe(true);
      return [progress.status, transact.mock.calls.length];
    };
    expect([await count(1, 1), await count(1, 2), await count(4, 3), await count(4, 4)]).toEqual([
      ["FAILED", 1],
      ["FAILED", 0],
      ["COMPLETE", 1],
      ["COMPLETE", 0],
    ]);
    transact.mockRestore();
  });

  test("an author opens a task before its turn, or counts it as done, with a reason that stays", async () => {
    const [first, second, third] = [await publish("game"), await publish("game"), await publish("game")];
    const subject = `By hand ${first.slug}`;
    const { perimeter, slug } = await publish(
      "coursiz",
      pathOf(
        START,
        task("a", first.slug, "mail"),
        node("mail", "event", ["b"], { eventType: "EMAIL", subject, text: "Go on." }),
        task("b", second.slug, "c"),
        task("c", third.slug, "end"),
        END,
      ),
    );
    const learner = await recruit();
    await begin(perimeter, learner);
    const { identifier } = (await by(learner, "me")).json();
    const params = { slug, identifier };
    const override = (what: string, as: string, token = author) =>
      by(token, "overrideStep", { params, body: { perimeterSlug: perimeter, node: what, as, reason: "Was ill" } });
    expect(told(await override("c", "open", learner))[0]).toBe(403);
    const [opened] = (await override("c", "open")).json().runs;
    expect(opened.overrides).toMatchObject([{ node: "c", as: "open", reason: "Was ill", by: "Demo Author" }]);
    // A step without a name of its own is called as its product is, as for its learner.
    expect(opened.nodes.map((one: Answered) => one.name)).toEqual(["", "A game", "", "A game", "A game", ""]);
    expect(states(await read(perimeter, learner))).toMatchObject({ a: "open", b: "locked", c: "open" });
    // Sent again it changes nothing; what is open anyway, or no task, is not opened.
    expect((await override("c", "open")).json().runs[0].overrides).toHaveLength(1);
    for (const what of ["a", "mail", "none"]) expect(told(await override(what, "open"))).toEqual(NOT_OPEN);
    expect(await mailsAbout(subject)).toBe(0);
    await Promise.all([override("a", "complete"), override("a", "complete")]);
    const path = await read(perimeter, learner);
    expect(states(path)).toMatchObject({ a: "done", mail: "done", b: "open", c: "open", end: "locked" });
    expect(path.nodes[1].override).toEqual({ as: "complete", reason: "Was ill" });
    expect(await mailsAbout(subject)).toBe(1);
    await play(third.perimeter, 4, learner);
    await play(second.perimeter, 4, learner);
    expect((await read(perimeter, learner)).isEnded).toBe(true);
    expect(told(await override("b", "complete"))).toEqual(NOT_OPEN);
    const { runs } = (await by(author, "listLearnerRuns", { params })).json();
    expect(runs[0].overrides.map((one: Answered) => [one.node, one.as])).toEqual([
      ["c", "open"],
      ["a", "complete"],
    ]);
    // Both stand in the record of their account too, once each, with who and why.
    const admin = (await server.signIn("demo_admin")).token;
    const { id } = (await server.world.users.findByIdentifier(identifier)) ?? {};
    const { events } = (await by(admin, "listPersonEvents", { params: { id: id ?? "" } })).json();
    const done = events.filter((one: Answered) => one.kind.startsWith("step-"));
    expect(done.map((one: Answered) => [one.kind, one.detail, one.by.name])).toEqual([
      ["step-completed", "A coursiz, A game — Was ill", "Demo Author"],
      ["step-opened", "A coursiz, A game — Was ill", "Demo Author"],
    ]);
    const nobody = { params: { slug, identifier: "demo_nobody" } };
    expect((await by(author, "listLearnerRuns", nobody)).json()).toEqual({ runs: [] });
  });

  describe("decisions 7 with a course that its learner can pass no more", () => {
    const exam: Learniz = {
      ...makeCourse([[makeSlide("page", [makeExamGame()])]]),
      validators: [{ minimumAverageScore: 70, elements: [] }],
    };
    async function publishExam() {
      const course = await publish("learniz", { ...exam });
      const path = await publish(
        "coursiz",
        pathOf(
          START,
          node("a", "task", ["if"], { taskType: "learniz", productSlug: course.slug }),
          node("if", "gateway", ["b", "end"], { gatewayType: "IF", test: { of: "status" } }),
          task("b", (await publish("game")).slug, "end"),
          END,
        ),
      );
      return { course, path };
    }
    async function failExam(perimeterSlug: string, token: string) {
      const { config } = (await by(token, "playLearniz", { params: { perimeterSlug } })).json().product;
      const loaded = loadLearniz(config);
      if (!loaded.ok) throw new Error("the course cannot be read");
      const course = compileLearniz(loaded.value.learniz);
      const result = { slug: "g", status: "FAILED", score: 0, attempt: 1, data: { answers: { one: false } } } as const;
      const read = applyScroll(course, createProgress(course, perimeterSlug)).progress;
      const progress = applyInteractivityUpdate(course, read, result, "BEST_SCORE").progress;
      const body = { progress: { ...progress, eventDate: at(-10) } };
      const saved = (await by(token, "saveLearnizProgress", { params: { perimeterSlug }, body })).json();
      expect(saved).toMatchObject({ accepted: true, progress: { status: "STARTED", percentage: 100 } });
    }

    test("it goes the other way, as after any other task that was failed", async () => {
      const { course, path } = await publishExam();
      const someone = await recruit();
      await begin(path.perimeter, someone);
      await failExam(course.perimeter, someone);
      const { products } = (await by(someone, "listMyProducts")).json();
      const card = products.find((one: Answered) => one.perimeterSlug === path.perimeter);
      expect(card.progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
    });

    test("also where that was so before it was begun", async () => {
      const { course, path } = await publishExam();
      const someone = await recruit();
      await failExam(course.perimeter, someone);
      await begin(path.perimeter, someone);
      expect(await read(path.perimeter, someone)).toMatchObject({ isEnded: true });
    });
  });
});

/** It has a single attempt. */
function makeExamGame() {
  const game = makeGame("g", 1);
  const config = { gameType: "VRAI_FAUX", maxAttempts: 1 };
  return { ...game, medias: game.medias.map((media) => ({ ...media, params: { ...media.params, config } })) };
}
