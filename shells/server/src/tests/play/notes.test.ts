// Knows whose notes are whose, and how many of them a learner can have.
// @module-tag wide
import { NOTES_OF_COURSE } from "@academiz/domain/notes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { giveNarrowToken } from "../../testing/narrow-token.ts";
import { call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
const publish = async (name: string) => publishCourse(server, (await server.signIn("demo_author")).token, name);
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const as = async (login: string) => bearer((await server.signIn(login)).token);
const AT = "2026-01-01T09:00:00.000Z";
const LATER = "2026-01-01T09:01:00.000Z";
const NOTE = { page: "page", text: "Said", writtenAt: AT, editedAt: AT, basedOn: null };
const change = (
  headers: NonNullable<Sent["headers"]>,
  perimeterSlug: string,
  changed: object = {},
  slug = "noteofmine",
) => call(server, "changeNote", { headers, params: { perimeterSlug, slug }, body: { ...NOTE, ...changed } });
const list = async (headers: NonNullable<Sent["headers"]>, perimeterSlug: string) =>
  (await call(server, "listNotes", { headers, params: { perimeterSlug } })).json();

test("decisions 2: notes are the learner's own: nobody else of their client reads them, its administrator neither", async () => {
  const { perimeter } = await publish("Noted");
  await change(await as("demo_learner"), perimeter);
  expect((await list(await as("demo_learner"), perimeter)).notes).toHaveLength(1);
  for (const login of ["demo_admin", "demo_author", "demo_manager", "demo_trainer"])
    expect((await list(await as(login), perimeter)).notes).toEqual([]);
  await change(await as("demo_trainer"), perimeter, { text: null, basedOn: AT });
  expect((await list(await as("demo_learner"), perimeter)).notes).toHaveLength(1);
});

test("another client's learner neither reads nor writes there", async () => {
  const { perimeter } = await publish("Of the demo");
  const stranger = await as("atelier_learner");
  expect((await list(stranger, perimeter)).detail).toBe("not-found");
  const answers = [await change(stranger, perimeter), await change(stranger, "nowhere")];
  expect(answers.map((one) => [one.statusCode, one.json().detail])).toEqual([
    [404, "not-found"],
    [404, "not-found"],
  ]);
});

test("decisions 3: whoever stands in for a learner neither reads nor writes notes", async () => {
  const { perimeter } = await publish("Stood in for");
  const headers = bearer((await standIn(server, "demo_learner")).token);
  expect((await list(headers, perimeter)).detail).toBe("scope.refused");
  expect((await change(headers, perimeter)).json().detail).toBe("scope.refused");
});

test("decisions 3: the link into one course opens the notes of this course alone; a preview opens none", async () => {
  const [first, second] = [await publish("Linked"), await publish("Not linked")];
  const headers = await as("demo_learner");
  const { link } = (await call(server, "playerLink", { headers, params: { slug: first.perimeter } })).json();
  const linked = bearer(new URL(link, "http://player").searchParams.get("token") ?? "");
  expect((await change(linked, first.perimeter)).statusCode).toBe(200);
  expect((await change(linked, second.perimeter)).json().detail).toBe("scope.refused");
  const author = await as("demo_author");
  const token = author.authorization.slice("Bearer ".length);
  const preview = bearer(await giveNarrowToken(server, token, "preview", first.slug));
  expect((await change(preview, first.slug)).json().detail).toBe("scope.refused");
});

test("what is sent twice is there once, and of two wordings that did not know of each other none is lost", async () => {
  const { perimeter } = await publish("Of two devices");
  const headers = await as("demo_learner");
  await change(headers, perimeter);
  await change(headers, perimeter);
  expect((await list(headers, perimeter)).notes).toHaveLength(1);
  const other = { text: "Elsewhere", editedAt: LATER };
  const met = (await change(headers, perimeter, other)).json().notes;
  expect(met.map(({ text }: { text: string }) => text).sort()).toEqual(["Elsewhere", "Said"]);
  await change(headers, perimeter, other);
  expect((await list(headers, perimeter)).notes).toHaveLength(2);
});

test("decisions 15: so many notes of one learner in one course, and what is refused is told in words", async () => {
  const { perimeter } = await publish("Full of notes");
  const headers = await as("demo_learner");
  await change(headers, perimeter);
  await lookout.find(`insert into notes (user_id, perimeter_slug, slug, client_id, page, text, written_at, edited_at)
    select user_id, perimeter_slug, slug || at, client_id, page, text, written_at, edited_at
    from notes cross join generate_series(2, ${NOTES_OF_COURSE}) at where perimeter_slug = '${perimeter}'`);
  const refused = await change(headers, perimeter, {}, "onemorenote");
  expect([refused.statusCode, refused.json().detail]).toEqual([409, "notes.too-many"]);
  expect((await change(headers, perimeter, { text: null, basedOn: AT })).statusCode).toBe(200);
  expect((await change(headers, perimeter, {}, "onemorenote")).statusCode).toBe(200);
});

test("§7.87 notes go with the product", async () => {
  const { perimeter, slug } = await publish("Deleted");
  await change(await as("demo_learner"), perimeter);
  const count = async () => (await lookout.find(`select 1 from notes where perimeter_slug = '${perimeter}'`)).length;
  expect(await count()).toBe(1);
  const params = { type: "learniz", slug };
  await call(server, "deleteProduct", { headers: await as("demo_author"), params });
  expect(await count()).toBe(0);
});
