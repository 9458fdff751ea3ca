// Knows what a document of 2 GB costs the server that receives it and sends parts of it: memory above idle, and bytes a
// second.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DEMO_PASSWORD } from "../../shells/server/src/demo/people.ts";
import { findPort } from "../../shells/server/src/testing/find-port.ts";
import { buildShells, SERVER } from "../prepare.mjs";
import { measureMemory, runServer, watchMemory } from "./run-server.ts";

const MEGA = 1_000_000;
const SIZE = 2_000 * MEGA;
/** Bytes above idle. */
const MOST = 300 * MEGA;
const BLOCK = MEGA;
/** Milliseconds between two measurements of the memory. */
const LOOK = 100;
const RANGES = 200;

/** The content of a place depends on the place, so that no two blocks are the same. The first begins as a film does. */
function fillBlock(number: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  for (let at = 0; at < BLOCK; at += 4)
    block.writeUInt32LE((Math.imul(number * BLOCK + at, 2_654_435_761) ^ at) >>> 0, at);
  if (number === 0) block.write("\0\0\0\u0018ftypmp42", "latin1");
  return block;
}
function makeRange(from: number, length: number): Buffer {
  const [first, last] = [Math.floor(from / BLOCK), Math.floor((from + length - 1) / BLOCK)];
  const blocks = Array.from({ length: last - first + 1 }, (_, index) => fillBlock(first + index));
  return Buffer.concat(blocks).subarray(from - first * BLOCK, from - first * BLOCK + length);
}
async function writeFilm(path: string): Promise<void> {
  const file = await open(path, "w");
  try {
    for (let number = 0; number < SIZE / BLOCK; number += 1) await file.write(fillBlock(number));
  } finally {
    await file.close();
  }
}

async function readJson(answer: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const text = Buffer.concat(parts).toString();
  if (answer.statusCode !== 200) throw new Error(`it answers ${answer.statusCode}: ${text}`);
  return JSON.parse(text);
}
/** A form with the film in it, read from the disk while it is sent. */
async function send(url: string, token: string, path: string) {
  const boundary = "academiz-bench-upload";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="source"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const sending = request(url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": Buffer.byteLength(head) + SIZE + Buffer.byteLength(tail),
    },
  });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  sending.write(head);
  await pipeline(createReadStream(path, { highWaterMark: BLOCK }), sending, { end: false });
  sending.end(tail);
  const [answer] = await answered;
  return readJson(answer);
}
async function ask(url: string, token: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(url, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.json();
}

async function readRanges(url: string): Promise<number> {
  let bytes = 0;
  for (let number = 0; number < RANGES; number += 1) {
    const length = Math.min(4 * BLOCK, SIZE);
    const from = number === RANGES - 1 ? SIZE - length : Math.floor(((SIZE - length) / RANGES) * number);
    const answer = await fetch(url, { headers: { range: `bytes=${from}-${from + length - 1}` } });
    const found = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 206 || !found.equals(makeRange(from, length)))
      throw new Error(`other bytes come back at ${from} (${answer.status})`);
    bytes += length;
  }
  return bytes;
}
/** Reads all of it, and throws it away. */
async function readWhole(url: string): Promise<number> {
  let bytes = 0;
  const answer = await fetch(url);
  for await (const part of answer.body ?? []) bytes += part.byteLength;
  if (bytes !== SIZE) throw new Error(`${bytes} bytes come back`);
  return bytes;
}

buildShells([SERVER]);
const folder = await mkdtemp(join(tmpdir(), "academiz-bench-upload-"));
let server: ChildProcess | undefined;
try {
  const film = join(folder, "film.mp4");
  await writeFilm(film);
  const port = await findPort();
  server = await runServer(join(folder, "data"), port, { UPLOAD_LIMIT: "2047" });
  const pid = server.pid ?? 0;
  const url = `http://127.0.0.1:${port}`;
  const session = (await ask(`${url}/api/login_check`, "", { login: "demo_author", password: DEMO_PASSWORD })).token;
  const { token } = await ask(`${url}/api/admin/document/upload/file/token`, session);
  const idle = measureMemory(pid);
  let address = "";
  const works = {
    upload: async () => {
      const document = await send(`${url}/api/admin/document/client`, token, film);
      if (document.size !== SIZE) throw new Error(`${document.size} bytes were kept`);
      address = new URL(document.source, url).href;
      return SIZE;
    },
    "ranges of 4 MB": () => readRanges(address),
    download: () => readWhole(address),
  };
  const rows = [];
  for (const [work, run] of Object.entries(works)) {
    const from = performance.now();
    const { value, peak } = await watchMemory(pid, LOOK, run);
    const seconds = (performance.now() - from) / 1_000;
    rows.push({
      work,
      "MB a second": Math.round(value / MEGA / seconds),
      "RSS before (MB)": Math.round(idle / MEGA),
      "at the peak (MB)": Math.round(peak / MEGA),
      "above idle (MB)": Math.round((peak - idle) / MEGA),
      "after (MB)": Math.round(measureMemory(pid) / MEGA),
      isFlat: peak - idle <= MOST,
    });
  }
  process.stdout.write(`A document of ${SIZE / MEGA} MB, sent and read through the server\n`);
  console.table(rows);
  if (rows.some(({ isFlat }) => !isFlat)) {
    process.stderr.write(`It takes more than ${MOST / MEGA} MB above idle.\n`);
    process.exitCode = 1;
  }
} finally {
  if (server?.exitCode === null) {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
  await rm(folder, { recursive: true, force: true });
}
