// Knows who is told to forget the copies of files that a library has no more: whom it concerns, at their next exchange,
// once.
// @module-tag wide
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countStatements } from "../../../../../adapters/postgres/src/testing/count-statements.ts";
import { bearer } from "../../testing/author.ts";
import { employ, type Librarian } from "../../testing/librarian.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const MINUTE = 60_000;
/** Of an exchange: whose the token is, the exchange itself in its transaction, and who stands. */
const STATEMENTS = 9;

let server: TestServer;
let author: Librarian;
let keeper: Librarian;
beforeAll(async () => {
  server = await startTestServer();
});
// Time goes by in each test and before it: a token lives for a quarter of an hour, and what went a moment ago is told
// of once more.
beforeEach(async () => {
  server.advance(MINUTE);
  author = await employ(server, "demo_author");
  keeper = await employ(server, "demo_superadmin");
});
afterAll(() => server.close());

/**
 * Somebody who goes on with their session: each call is an exchange, after a while. Answers what they are told to
 * forget.
 */
async function visit(login: string) {
  let { refreshToken } = await server.signIn(login);
  return async (): Promise<unknown> => {
    server.advance(MINUTE);
    const answer = await call(server, "refresh", { body: { refreshToken } });
    expect(answer.statusCode).toBe(200);
    ({ refreshToken } = answer.json());
    return answer.headers["clear-site-data"];
  };
}

const of = (type: string, slug: string) => ({ params: { type, slug } });
const succeed = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  expect([statusCode, statusCode < 300 ? "" : body]).toEqual([statusCode, ""]);
};
const replace = (who: Librarian, shelf: string, slug: string) =>
  succeed(
    who.ask("replaceDocument", {
      ...of(shelf, slug),
      form: { fields: {}, file: { name: "b.txt", bytes: Buffer.from("other words") } },
    }),
  );
const removeFolder = (who: Librarian, shelf: string, slug: string) =>
  succeed(who.ask("deleteFolder", { ...of(shelf, slug), query: { force: "1" } }));
const makeFolder = async (who: Librarian, type: string, parentSlug: string | null = null): Promise<string> =>
  (await who.ask("createFolder", { params: { type }, body: { virtualSource: "A folder", parentSlug } })).json().slug;
const moveTo = (who: Librarian, type: string, folderTargeted: string, slug: string) =>
  succeed(who.ask("moveDocuments", { params: { type }, body: { folderTargeted, documentsToMove: [slug] } }));

describe.each([
  ["client", "none of another client"],
  ["library", "everybody"],
])("§7.71 when a file of the %s goes", (shelf, _others) => {
  const who = () => (shelf === "client" ? author : keeper);
  const toOthers = shelf === "client" ? undefined : '"cache"';

  test.each<[string, (slug: string) => Promise<void>]>([
    ["removed", (slug) => succeed(who().ask("deleteDocument", of(shelf, slug)))],
    ["replaced", (slug) => replace(who(), shelf, slug)],
    [
      "removed with the folder above its own",
      async (slug) => {
        const top = await makeFolder(who(), shelf);
        await moveTo(who(), shelf, await makeFolder(who(), shelf, top), slug);
        await removeFolder(who(), shelf, top);
      },
    ],
  ])("%s: browsers forget their copies at the next exchange, once", async (_how, go) => {
    const { slug } = await who().keep("words", { fileName: "a.txt" }, shelf);
    const [learner, stranger] = [await visit("demo_learner"), await visit("atelier_learner")];
    expect([await learner(), await stranger()]).toEqual([undefined, undefined]);
    await go(slug);
    expect([await learner(), await stranger()]).toEqual(['"cache"', toOthers]);
    expect([await learner(), await stranger()]).toEqual([undefined, undefined]);
  });

  test("a file that is renamed, moved or not removed after all takes no copy away, nor does an empty folder", async () => {
    const { slug } = await who().keep("words", { fileName: "a.txt" }, shelf);
    const learner = await visit("demo_learner");
    await succeed(who().ask("updateDocument", { ...of(shelf, slug), body: { name: "Renamed" } }));
    await moveTo(who(), shelf, await makeFolder(who(), shelf), slug);
    await removeFolder(who(), shelf, await makeFolder(who(), shelf));
    expect((await who().ask("deleteDocument", of(shelf, "nowhere"))).statusCode).toBe(404);
    expect(await learner()).toBeUndefined();
  });
});

describe("§7.71 who is told to forget", () => {
  const drop = async () => {
    const { slug } = await author.keep("words", { fileName: "a.txt" });
    await succeed(author.ask("deleteDocument", of("client", slug)));
  };

  test("a session that was not exchanged yet, when it is older; not one that begins after it", async () => {
    const before = await visit("demo_learner");
    await drop();
    server.advance(MINUTE);
    const after = await visit("demo_learner");
    expect([await before(), await after()]).toEqual(['"cache"', undefined]);
  });

  test("each session by itself", async () => {
    const sessions = [await visit("demo_learner"), await visit("demo_author")];
    await drop();
    expect(await sessions[0]?.()).toBe('"cache"');
    expect(await sessions[1]?.()).toBe('"cache"');
  });

  test("whoever asks again within the grace, as an answer may be lost, is told again", async () => {
    const { refreshToken } = await server.signIn("demo_learner");
    server.advance(MINUTE);
    await drop();
    const ask = async () => (await call(server, "refresh", { body: { refreshToken } })).headers["clear-site-data"];
    expect([await ask(), await ask()]).toEqual(['"cache"', '"cache"']);
  });

  test("whoever works in another client, of files of that one", async () => {
    const { token } = await server.signIn("demo_superadmin");
    const { clientId: id } = (await server.world.users.findByIdentifier("atelier_author")) as Answered;
    let pair = (await call(server, "switchClient", { headers: bearer(token), params: { id } })).json();
    const exchange = async () => {
      server.advance(MINUTE);
      const answer = await call(server, "refresh", { body: { refreshToken: pair.refreshToken } });
      pair = answer.json();
      return answer.headers["clear-site-data"];
    };
    const there = await employ(server, "atelier_author");
    const { slug } = await there.keep("words", { fileName: "a.txt" });
    expect(await exchange()).toBeUndefined();
    await succeed(there.ask("deleteDocument", of("client", slug)));
    expect([await exchange(), await exchange()]).toEqual(['"cache"', undefined]);
  });
});

test("§7.71 what an exchange tells to forget costs no statement", async () => {
  const count = async () => {
    const counts: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { refreshToken } = await server.signIn("demo_learner");
      counts.push((await countStatements(() => call(server, "refresh", { body: { refreshToken } }))).statements);
    }
    return Math.min(...counts);
  };
  expect(await count()).toBe(STATEMENTS);
});
