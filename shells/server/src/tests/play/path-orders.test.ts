// Knows that a long path with every gateway comes to the same end for everybody who does the same, in whatever order, how
// often and at once it is told, and whoever helps (decisions 10).
// @module-tag wide
import { createDice } from "@academiz/fixtures";
import { expect, test } from "vitest";
import { enrolIn, holdClass } from "../../testing/hold-classes.ts";
import { at, by, openPlays, publish, recruit, server } from "../../testing/play-desk.ts";
import type { Answered } from "../../testing/route-case.ts";

/** A failed run is played again with its PATH_SEED. */
const SEED = Number(process.env["PATH_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
openPlays();

const node = (slug: string, type: string, next: readonly string[], more: object) => ({ slug, type, next, ...more });
const task = (slug: string, productSlug: string, next: string, taskType = "game") =>
  node(slug, "task", [next], { taskType, productSlug });
const gateway = (slug: string, gatewayType: string, next: readonly string[], more = {}) =>
  node(slug, "gateway", next, { gatewayType, ...more });
const mail = (slug: string, subject: string, next: string) =>
  node(slug, "event", [next], { eventType: "EMAIL", subject, text: "Go on." });

const GAMES = ["exam", "again", "deeper", "read", "left", "right", "short"] as const;

async function build() {
  const trainer = (await server.world.users.findByIdentifier("demo_trainer"))?.id ?? null;
  const held = await holdClass(server, 0, { trainerId: trainer });
  const leaflet = await publish("attachment");
  const made = await Promise.all(GAMES.map(async (name) => [name, await publish("game")] as const));
  const games = new Map<string, Awaited<ReturnType<typeof publish>>>(made);
  const slugOf = (name: (typeof GAMES)[number]) => games.get(name)?.slug ?? "";
  const [good, again] = [`Well done ${held.slug}`, `Once more ${held.slug}`];
  const path = await publish("coursiz", {
    context: { title: "A long path" },
    nodes: [
      node("start", "event", ["exam"], { eventType: "START" }),
      task("exam", slugOf("exam"), "if"),
      gateway("if", "IF", ["good-mail", "again"], { test: { of: "score", atLeast: 75 } }),
      mail("good-mail", good, "and"),
      task("again", slugOf("again"), "again-mail"),
      mail("again-mail", again, "and"),
      gateway("and", "AND", ["class", "leaflet", "read"]),
      task("class", held.slug, "join", "classiz"),
      task("leaflet", leaflet.slug, "deeper", "attachment"),
      task("deeper", slugOf("deeper"), "join"),
      task("read", slugOf("read"), "inner"),
      gateway("inner", "AND", ["left", "right"]),
      task("left", slugOf("left"), "inner-join"),
      task("right", slugOf("right"), "inner-join"),
      gateway("inner-join", "END_AND", ["join"]),
      gateway("join", "END_AND", ["or"]),
      gateway("or", "OR", ["short", "long"]),
      task("short", slugOf("short"), "end"),
      node("long", "task", ["end"], {
        taskType: "section",
        sectionDetails: { productsSlugs: [{ slug: slugOf("left") }, { slug: slugOf("short") }] },
      }),
      node("end", "event", [], { eventType: "END" }),
    ],
  });
  return { path, held, leaflet, games, good, again };
}
type Built = Awaited<ReturnType<typeof build>>;

function listFacts({ path, held, leaflet, games }: Built, token: string, identifier: string, userId: string) {
  const play = (name: string) => async () => {
    const right = name === "exam" ? 2 : 4;
    const data = { answers: Object.fromEntries(["a", "b", "c", "d"].map((slug, index) => [slug, index < right])) };
    const progress = { status: "COMPLETE", time: 10, percentage: 100, score: right * 25, attempt: 1, data };
    const params = { slug: games.get(name)?.perimeter ?? "" };
    return by(token, "saveGameProgress", { params, body: { progress: { ...progress, eventDate: at(-1) } } });
  };
  const open = () =>
    by(token, "saveAttachmentProgress", {
      params: { slug: leaflet.perimeter },
      body: { progress: { time: 5, eventDate: at(-1) } },
    });
  const sign = () => by(token, "signSlot", { params: { slotId: held.slot } });
  const override = (as: "open" | "complete") => async () =>
    by((await server.signIn("demo_trainer")).token, "overrideSlotStep", {
      params: { slotId: held.slot, userId },
      body: { perimeterSlug: path.perimeter, node: "class", as, reason: `For ${identifier}` },
    });
  return { games: GAMES.map(play), open, sign, override };
}

test(`§4.144–§4.153 decisions 10 three learners do the same in orders of their own, one signs, one is let off, one is let in early: the same nodes are complete, and each mail is sent once (seed ${SEED})`, async () => {
  console.info(`orders of a path: seed ${SEED}`);
  const random = createDice(SEED);
  const built = await build();
  const { path, held, good, again } = built;
  const ends: unknown[] = [];
  for (const help of ["none", "complete", "open"] as const) {
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    const userId = (await server.world.users.findByIdentifier(identifier))?.id ?? "";
    await enrolIn(server, held.slot, identifier);
    const facts = listFacts(built, token, identifier, userId);
    const done = [
      ...facts.games,
      facts.open,
      ...(help === "none" ? [] : [facts.override(help)]),
      ...(help === "complete" ? [] : [facts.sign]),
      () => by(token, "beginPath", { params: { slug: path.perimeter } }),
    ];
    const inOrder = done.map((fact) => ({ fact, at: random() })).sort((one, other) => one.at - other.at);
    const read = async (): Promise<Answered> =>
      (await by(token, "readPath", { params: { slug: path.perimeter } })).json();
    // Each is told twice at once, and all of it again.
    for (const { fact } of inOrder) await Promise.all([fact(), fact()]);
    for (const { fact } of inOrder) await fact();
    const choose = (way: string) =>
      by(token, "chooseWay", { params: { slug: path.perimeter }, body: { node: "or", way } });
    const codes = (await Promise.all([choose("short"), choose("short")])).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([200, 200]);
    expect((await choose("long")).statusCode).toBe(409);
    const now = await read();
    expect(now).toMatchObject({ isBegun: true, isEnded: true, percentage: 100 });
    ends.push(now.nodes.flatMap(({ slug, state }: Answered) => (state === "done" ? [slug] : [])));
    const { plays } = (await by(token, "listMyHistory", { query: { product: path.slug } })).json();
    expect(plays).toHaveLength(1);
  }
  const apart = ["good-mail", "long"];
  const every = (await by(await recruit(), "readPath", { params: { slug: path.perimeter } })).json().nodes;
  expect(every).toHaveLength(20);
  const expected = every.flatMap(({ slug }: Answered) => (apart.includes(slug) ? [] : [slug]));
  expect(ends).toEqual([expected, expected, expected]);
  const { token } = await server.signIn("demo_superadmin");
  const { mails } = (await by(token, "listMails")).json();
  const told = (subject: string) => mails.filter((one: Answered) => one.subject === subject).length;
  expect([told(again), told(good)]).toEqual([3, 0]);
});
