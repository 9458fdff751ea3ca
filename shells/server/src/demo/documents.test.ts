// Knows that a learner of the demo finds the documents of its classroom: those that are open now, as files that open.
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../testing/author.ts";
import { type Answered, call } from "../testing/route-case.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { SAMPLE_DOCUMENTS } from "./sample-documents.ts";
import { writeLeaflet } from "./write-leaflet.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("decisions 1, screens §2: the classroom of the demo has documents, one of them now and one once it is over", async () => {
  const headers = bearer((await server.signIn("demo_learner")).token);
  const query = { "type[]": "classiz" };
  const { products } = (await call(server, "listMyProducts", { query, headers })).json();
  const params = { perimeterSlug: products[0].perimeterSlug };
  const { documents } = (await call(server, "readClassroom", { params, headers })).json();
  expect(documents.map(({ name, when, url }: Answered) => [name, when, url !== null])).toEqual(
    SAMPLE_DOCUMENTS.map(({ name, when }) => [name, when, when === "before"]),
  );
});

test("decisions 1: a document of the demo says where each of its parts stands, and is written in letters of Latin 1", () => {
  for (const { title, lines } of SAMPLE_DOCUMENTS) {
    expect([title, ...lines].join("")).toMatch(/^[\u0020-\u00ff]*$/);
    const text = Buffer.from(writeLeaflet(title, lines)).toString("latin1");
    const entries = [...text.matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(entries).toHaveLength(7);
    for (const [index, [, at]] of entries.entries())
      expect(text.slice(Number(at)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe("xref");
  }
});
