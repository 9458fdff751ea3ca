// Knows which addresses the platform accepts as values, and that it requests none of them.
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bearer } from "../../testing/author.ts";
import { employ } from "../../testing/librarian.ts";
import { PNG } from "../../testing/pictures.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let headers: Record<string, string>;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  headers = bearer((await server.signIn("demo_superadmin")).token);
  id = (await server.world.users.findByIdentifier("demo_author"))?.clientId ?? "";
});
afterAll(() => server.close());

const save = (body: object) => call(server, "updateClient", { params: { id }, body, headers });

test.each([
  "https://documents.example.org",
  "https://127.0.0.1",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "//documents.example.org",
  " ",
  "",
])("§3.32 attack 75: the files of a client are sent to no address such as %j, and that is said", async (wsDocument) => {
  const answer = await save({ wsDocument, name: "Sent away" });
  expect([answer.statusCode, answer.json().detail]).toEqual([422, "files.elsewhere"]);
  const made = await call(server, "createClient", {
    body: { slug: "away", name: "Away", parentId: null, wsDocument },
    headers,
  });
  expect([made.statusCode, made.json().detail]).toEqual([422, "files.elsewhere"]);
  const kept = (await call(server, "getClient", { params: { id }, headers })).json();
  expect([kept.wsDocument, kept.name]).toEqual([null, expect.not.stringContaining("Sent away")]);
});

test("§3.32 an address that was kept before is read, may be sent back as it stands, and is taken back", async () => {
  const kept = "https://documents.example.org";
  await server.world.clients.change({ clientId: id }, () => ({ wsDocument: kept }));
  const same = await save({ wsDocument: kept, name: "Demo" });
  expect([same.statusCode, same.json().wsDocument, same.json().name]).toEqual([200, kept, "Demo"]);
  expect((await save({ wsDocument: `${kept}/other` })).json().detail).toBe("files.elsewhere");
  expect((await save({ wsDocument: null })).json().wsDocument).toBeNull();
});

test("§3.60 §7.62 a file or a folder is given no base of another server", async () => {
  const librarian = await employ(server, "demo_author");
  const params = { type: "client" };
  const wsUrl = "https://documents.example.org";
  const { slug } = await librarian.keep(PNG, { name: "Dot.png" });
  const folder = (await librarian.ask("createFolder", { params, body: { virtualSource: "One" } })).json();
  const sending = bearer((await librarian.ask("uploadToken")).json().token);
  const answers = [
    await librarian.ask("updateDocument", { params: { ...params, slug }, body: { name: "Away.png", wsUrl } }),
    await librarian.ask("createFolder", { params, body: { virtualSource: "Away", wsUrl } }),
    await librarian.ask("updateFolder", { params: { ...params, slug: folder.slug }, body: { wsUrl } }),
    await librarian.send(PNG, { wsUrl }),
    await call(server, "uploadScorm", {
      form: { fields: { wsUrl }, file: { name: "a.zip", bytes: PNG } },
      headers: sending,
    }),
  ];
  for (const answer of answers) expect([answer.statusCode, answer.json().detail]).toEqual([422, "files.elsewhere"]);
  const found = (await librarian.ask("showDocument", { params: { ...params, slug } })).json();
  expect([found.name, found.wsUrl]).toEqual(["Dot.png", null]);
});

test("attack 75: an address in a course, a client or a header is asked by nobody here", async () => {
  const asked = vi.fn();
  const trap = createServer((socket) => {
    asked();
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(trap, "listening");
  const bound = trap.address();
  const url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/x`;
  const trapped = {
    ...headers,
    referer: url,
    origin: url,
    "x-forwarded-host": url,
    "x-wap-profile": url,
    host: url.slice(7, -2),
  };
  const created = await call(server, "createProduct", {
    params: { type: "learniz" },
    body: { name: url },
    headers: trapped,
  });
  const { slug, updatedAt, configDraft } = created.json();
  const withUrl = JSON.parse(JSON.stringify(configDraft).replaceAll('""', JSON.stringify(url)));
  const saved = await call(server, "saveProduct", {
    params: { type: "learniz", slug },
    body: { configDraft: withUrl, updatedAt },
    headers: trapped,
  });
  expect(saved.statusCode).toBe(200);
  const version = saved.json().updatedAt;
  const published = await call(server, "publishProduct", {
    params: { type: "learniz", slug },
    body: { updatedAt: version },
    headers: trapped,
  });
  expect(published.statusCode).toBe(200);
  await call(server, "exportScorm", { params: { type: "learniz", slug }, body: {}, headers: trapped });
  expect((await save({ config: { url, webhook: url } })).statusCode).toBe(200);
  await server.carryMails();
  expect(asked).not.toHaveBeenCalled();
  trap.close();
  await once(trap, "close");
});
