// Knows what becomes of files that nobody should send, or that never come whole: nothing of them stays.
// @module-tag wide
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { employ, type Librarian, told } from "../../testing/librarian.ts";
import { drawHead, PNG } from "../../testing/pictures.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: Librarian;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT: "2", UPLOAD_PATIENCE: "1" });
  author = await employ(server, "demo_author");
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());

const listFiles = () =>
  readdirSync(join(server.config.dataDir, "documents"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
/** Neither a file nor a draft of one more. */
async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const before = listFiles();
  await work();
  await vi.waitFor(() => expect(listFiles()).toEqual(before), { timeout: 5_000 });
}
const text = (bytes: string) => Buffer.from(bytes);
const zip = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, text(content)]))));

describe("decisions 12, attack 50: a type is told by the content, whatever the name says", () => {
  const LOTTIE = { v: "5.7", fr: 30, ip: 0, op: 60, w: 100, h: 100, layers: [] };
  test.each<[string, string, Uint8Array | string, string]>([
    ["HTML named .png", "cat.png", "<!doctype html><script>alert(1)</script>", "text/html"],
    ["a double extension", "photo.html.png", PNG, "image/png"],
    ["a drawing", "logo.png", '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>', "image/svg+xml"],
    ["a picture that is also a script", "x.js", "GIF89a\x01\x00\x01\x00=1;/*", "image/gif"],
    [
      "an office document",
      "x.bin",
      zip({ "[Content_Types].xml": "", "word/document.xml": "" }),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    ["a zip", "x.docx", zip({ "a.txt": "a" }), "application/zip"],
    ["an animation", "x.txt", JSON.stringify(LOTTIE), "application/json"],
    ["subtitles", "x", "WEBVTT\n\n00:00.000 --> 00:01.000\nHi", "text/vtt"],
    ["a text that begins like JSON", "x.json", "{not json", "text/plain"],
  ])("%s", async (_, fileName, bytes, mediaType) => {
    const kept = await author.keep(bytes, { fileName });
    expect([kept.mediaType, kept.name]).toEqual([mediaType, fileName]);
    expect((await author.ask("showDocument", { params: { type: "client", slug: kept.slug } })).json().mediaType).toBe(
      mediaType,
    );
  });

  test("attack 49: a drawing runs nothing where the tokens are", async () => {
    const { source } = await author.keep('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', {
      name: "x.svg",
    });
    const drawn = await server.app.inject({ method: "GET", url: source, headers: { "sec-fetch-dest": "image" } });
    expect(drawn.headers["content-security-policy"]).toContain("sandbox");
    const opened = await server.app.inject({ method: "GET", url: source, headers: { "sec-fetch-dest": "document" } });
    expect([opened.statusCode, opened.headers["location"]]).toEqual([302, server.contentOrigin + source]);
  });

  test.each<[string, Uint8Array | string]>([
    ["a program", "\x7fELF\x02\x01\x01\x00\x00"],
    ["a Windows program", "MZ\x90\x00\x03\x00\x00\x00"],
    ["a packed drawing", "\x1f\x8b\x08\x00\x00\x00\x00\x00"],
    ["XML", '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ["a picture of a kind that browsers do not show", "\x00\x00\x00\x20ftypheic\x00\x00\x00\x00"],
    ["an animation with an expression", JSON.stringify({ ...LOTTIE, layers: [{ ks: { o: { k: 1, x: "var a" } } }] })],
    ["JSON that is no animation", '{"a":[1]}'],
    [
      "an office document with a program",
      zip({ "[Content_Types].xml": "", "word/document.xml": "", "word/vbaProject.bin": "" }),
    ],
    ["a zip that is cut off", zip({ "a.txt": "a".repeat(500) }).subarray(0, 60)],
    ["a picture that ends before it says its size", PNG.subarray(0, 20)],
    ["an empty file", ""],
  ])("§8.7 refused: %s", async (_, bytes) => {
    await leavesNothing(async () => {
      expect(told(await author.send(bytes, { fileName: "a.png" }))).toEqual([422, "document.source.wrong_type"]);
    });
  });

  test("attack 51: a picture that says to have 60,000 by 60,000 pixels is refused before anybody decodes it", async () => {
    await leavesNothing(async () => {
      const answer = await author.send(drawHead(60_000, 60_000));
      expect(told(answer)).toEqual([422, "document.source.too_many_pixels"]);
    });
  });

  test("attack 51: an animation of a few kilobytes that would be drawn for minutes is refused, a short one is kept", async () => {
    const draw = (frames: number) =>
      Buffer.concat([
        Buffer.from("474946383961983a9411000000", "hex"),
        ...Array(frames).fill(Buffer.from("2c00000000983a94110002014400", "hex")),
        Buffer.from(";"),
      ]);
    await leavesNothing(async () => {
      expect(told(await author.send(draw(300)))).toEqual([422, "document.source.too_many_pixels"]);
    });
    expect((await author.keep(draw(3))).width).toBe(15_000);
  });

  test("attack 54: a name is no path, and the file lies under our own", async () => {
    const kept = await author.keep(PNG, { fileName: "x.png", name: "../../etc/C:\\evil\u202egpj.png" });
    expect(kept.name).toBe("evilgpj.png");
    expect(kept.source).toMatch(/^\/files\/[\w-]{43}\/evilgpj\.png$/);
    expect(listFiles().some((name) => name.includes("evil"))).toBe(false);
  });
});

describe("attacks 55, 56: what never comes whole", () => {
  const HEAD = '--b\r\ncontent-disposition: form-data; name="source"; filename="a.png"\r\n\r\n';
  async function begin(headers: Record<string, string> = {}) {
    const { token } = (await author.ask("uploadToken")).json();
    return request({
      port,
      method: "POST",
      path: "/api/admin/document/client",
      headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b", ...headers },
    });
  }
  const hear = (sending: Awaited<ReturnType<typeof begin>>) =>
    new Promise<[number | undefined, string]>((done, refuse) => {
      sending.on("error", refuse).on("response", (answer) => {
        let body = "";
        answer.on("data", (part) => (body += part)).on("end", () => done([answer.statusCode, JSON.parse(body).detail]));
      });
    });
  const isComing = (many = 1) =>
    vi.waitFor(() => expect(readdirSync(join(server.config.dataDir, "documents/drafts"))).toHaveLength(many));

  test("a caller who goes away midway leaves nothing", async () => {
    await leavesNothing(async () => {
      const sending = await begin({ "content-length": String(1_500_000) });
      sending.on("error", () => undefined);
      sending.write(HEAD + "x".repeat(100_000));
      await isComing();
      sending.destroy();
    });
  });

  test("one person sends twenty files at once at most: the disk is not filled by what never comes whole", async () => {
    await leavesNothing(async () => {
      const sendings = await Promise.all(Array.from({ length: 20 }, () => begin({ "content-length": "1500000" })));
      for (const sending of sendings) sending.on("error", () => undefined).write(HEAD + "x".repeat(10_000));
      await isComing(20);
      const late = await begin({ "content-length": "1500000" });
      const heard = hear(late);
      late.flushHeaders();
      expect(await heard).toEqual([429, "uploads.too-many"]);
      for (const sending of [...sendings, late]) sending.destroy();
    });
  });

  test("§8.8 a file that stops coming is not waited for: 408, and nothing stays", async () => {
    await leavesNothing(async () => {
      const sending = await begin({ "content-length": String(1_500_000) });
      const heard = hear(sending);
      sending.write(`${HEAD}\x89PNG`);
      await isComing();
      expect(await heard).toEqual([408, "upload.too-slow"]);
      sending.destroy();
    });
  });

  test("a form that stops before its file is cut off", async () => {
    const { token } = (await author.ask("uploadToken")).json();
    const socket = connect(port, "127.0.0.1");
    const closed = new Promise((done) => socket.on("close", done).on("error", () => undefined));
    socket.write(
      `POST /api/admin/document/client HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9999\r\n\r\n--b\r\n`,
    );
    await closed;
  });

  test("one that says to be of a gigabyte is refused before it comes, one that becomes too large while it does", async () => {
    await leavesNothing(async () => {
      const told = await begin({ "content-length": String(2 ** 30) });
      const heard = hear(told);
      told.flushHeaders();
      expect(await heard).toEqual([413, "body.too-large"]);
      told.destroy();
      const untold = await begin({ "transfer-encoding": "chunked" });
      const answer = hear(untold);
      untold.write(HEAD + "x".repeat(2_100_000));
      expect(await answer).toEqual([413, "body.too-large"]);
      untold.destroy();
    });
  });

  test("two files, a file under another name, and fields that are invalid are refused; of the file nothing stays", async () => {
    const { token } = (await author.ask("uploadToken")).json();
    const headers = { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" };
    const post = (payload: string) => call(server, "uploadDocument", { params: { type: "client" }, payload, headers });
    await leavesNothing(async () => {
      const two = `${HEAD}Bonjour\r\n${HEAD}Bonsoir\r\n--b--\r\n`;
      const answer = await post(two);
      expect(told(answer)).toEqual([422, "validation"]);
      expect(answer.json().faults).toEqual([{ path: ["source"], message: "one file is sent at a time" }]);
      const field = '\r\n--b\r\ncontent-disposition: form-data; name="conversion"\r\n\r\nlater\r\n--b--\r\n';
      expect(told(await post(`${HEAD}Bonjour${field}`))).toEqual([422, "validation"]);
      const folder = '\r\n--b\r\ncontent-disposition: form-data; name="parentSlug"\r\n\r\nnowhere\r\n--b--\r\n';
      expect(told(await post(`${HEAD}Bonjour${folder}`))).toEqual([404, "not-found"]);
    });
  });
});
