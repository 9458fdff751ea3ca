// Knows that links into a product are found again by its authors, and that one which was revoked opens nothing more.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, type PublishedCourse, publishCourse } from "../../testing/author.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let course: PublishedCourse;
let author: string;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  author = (await server.signIn("demo_author")).token;
  admin = (await server.signIn("demo_admin")).token;
  course = await publishCourse(server, author, "Fire");
});
afterAll(() => server.close());

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const place = () => ({ type: "learniz", slug: course.slug });
async function make(token: string, body: object = { mode: "PREVIEW" }): Promise<Answered> {
  const made = (await by(token, "linkProduct", { params: place(), body })).json();
  const query = new URL(made.link).searchParams;
  return { id: made.id, token: query.get("token"), refreshToken: query.get("refreshToken") };
}
const find = async (id: string): Promise<Answered> =>
  (await by(admin, "listLinks", { params: place() })).json().links.find((one: Answered) => one.id === id);
const revoke = (token: string, linkId: string) => by(token, "revokeLink", { params: { ...place(), linkId } });
const refresh = (refreshToken: string) => call(server, "refresh", { body: { refreshToken } });

test("§3.77 a link is listed with who made it and what became of it, and never with what opens it", async () => {
  const first = await make(author, { productPerimeterSlug: course.perimeter });
  server.advance(1_000);
  const second = await make(author);
  await refresh(second.refreshToken);
  const listed = await by(admin, "listLinks", { params: place() });
  expect(listed.json().links.map(({ id, mode, state }: Answered) => [id, mode, state])).toEqual([
    [second.id, "PREVIEW", "used"],
    [first.id, "NORMAL", "waiting"],
  ]);
  expect(listed.body).not.toContain(first.refreshToken);
  expect((await find(first.id)).by).toMatchObject({ isYou: false });
  server.advance(6 * 60_000);
  expect((await find(first.id)).state).toBe("over");
});

test("§3.77 a link that is revoked before it is followed says so, and opens nothing", async () => {
  const link = await make(author);
  expect((await revoke(admin, link.id)).statusCode).toBe(200);
  const refused = await refresh(link.refreshToken);
  expect([refused.statusCode, refused.json().detail]).toEqual([401, "link.revoked"]);
  expect((await by(link.token, "me")).statusCode).toBe(401);
  expect(await find(link.id)).toMatchObject({ state: "revoked", revokedBy: { isYou: true } });
  // Repeating it takes nobody else for who did it.
  await revoke(author, link.id);
  expect(await find(link.id)).toMatchObject({ revokedBy: { isYou: true } });
});

test("§3.77 what a link opened is closed at once when it is revoked, and the maker stays signed in", async () => {
  const link = await make(author, { productPerimeterSlug: course.perimeter });
  const opened = (await refresh(link.refreshToken)).json();
  const play = () => by(opened.token, "playLearniz", { params: { perimeterSlug: course.perimeter } });
  expect((await play()).statusCode).toBe(200);
  await revoke(author, link.id);
  expect((await play()).statusCode).toBe(401);
  expect((await refresh(opened.refreshToken)).json().detail).toBe("link.revoked");
  expect((await by(author, "me")).statusCode).toBe(200);
});

test("§3.77 a session that is no link is none to revoke, nor is a link of another product", async () => {
  const other = await publishCourse(server, author, "Water");
  const link = await make(author);
  const elsewhere = { params: { type: "learniz", slug: other.slug, linkId: link.id } };
  expect((await by(author, "revokeLink", elsewhere)).statusCode).toBe(404);
  const { sid } = JSON.parse(Buffer.from(author.split(".")[1] ?? "", "base64url").toString());
  expect((await revoke(admin, sid)).statusCode).toBe(404);
  expect((await find(link.id)).state).toBe("waiting");
});
