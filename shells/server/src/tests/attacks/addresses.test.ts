// Knows which addresses the platform lets itself be told, and that it asks none of them.
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bearer } from "../../testing/author.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let headers: Record<string, string>;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ DOCUMENT_HOSTS: "documents.example.org,d-1.example.museum:8443" });
  headers = bearer((await server.signIn("demo_superadmin")).token);
  id = (await server.world.users.findByIdentifier("demo_author"))?.clientId ?? "";
});
afterAll(() => server.close());

const save = (body: object) => call(server, "updateClient", { params: { id }, body, headers });

test.each([
  "http://documents.example.org",
  "https://inside.example.org",
  "https://documents.example.org:8443",
  "https://documents.example.org.example.com",
  "https://10.0.0.1.nip.io/x",
  "https://a-10-0-0-1.sslip.io/x",
  "https://7f000001.nip.io/x",
  "https://x.nip.io/x",
  "https://192.168.0.1.example.org/x",
  "https://localtest.me/x",
  "https://a.lvh.me/x",
  "https://vcap.me/x",
  "https://foo.traefik.me/x",
  "https://169.254.169.254/latest/meta-data",
  "https://127.0.0.1",
  "https://localhost",
  "https://localhost:8443/x",
  "https://docs.localhost",
  "https://metadata.google.internal/",
  "https://[::1]/",
  "https://[::ffff:169.254.169.254]/",
  "https://0.0.0.0",
  "https://0",
  "https://2130706433",
  "https://0x7f.1",
  "https://0177.0.0.1",
  "https://①②⑦.0.0.1",
  "https://a@b.example.org",
  "https://user:password@documents.example.org",
  "https://documents.example.org#@127.0.0.1",
  "https://documents.example.org\\@127.0.0.1",
  "https://documents.example.org/..\\x",
  "https:documents.example.org",
  "https:///documents.example.org",
  "file:///etc/passwd",
  "gopher://documents.example.org",
  "javascript:alert(1)",
  "//documents.example.org",
  " https://documents.example.org",
  "https://documents.example.org\r\nHost: x",
])("attack 75: documents are sent to no address such as %j", async (wsDocument) => {
  const answer = await save({ wsDocument });
  expect([answer.statusCode, answer.json().detail]).toEqual([422, "validation"]);
});

test("attack 75: decisions 15: to one that the operator has named they are", async () => {
  for (const wsDocument of ["https://documents.example.org", "https://d-1.example.museum:8443/base/path"]) {
    const answer = await save({ wsDocument });
    expect([answer.statusCode, answer.json().wsDocument]).toEqual([200, wsDocument]);
  }
  await save({ wsDocument: null });
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
