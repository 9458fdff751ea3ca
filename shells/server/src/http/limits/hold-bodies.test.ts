// Proves how many bytes of bodies are under way at most, and that finished requests make room.
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createBodyRoom } from "./hold-bodies.ts";

const LIMITS = { ofUser: 100, ofAddress: 20, ofAll: 150 };
/** A request with this many bytes, and a way to end its answer. */
function ask(length: number | "chunked") {
  const headers = length === "chunked" ? { "transfer-encoding": "chunked" } : { "content-length": `${length}` };
  const raw = new Writable();
  const end = () => new Promise((resolve) => raw.once("close", resolve).destroy());
  return { request: { raw: { headers } }, reply: { raw }, end };
}
const TOO_MANY = { ok: false, error: { code: "bodies.too-many", retryAfter: 5 } };

test("a user has some room, a stranger's address less, and all together no more than there is", async () => {
  const room = createBodyRoom(LIMITS);
  const hold = (name: string, isKnown: boolean, asked: ReturnType<typeof ask>) =>
    room.hold(asked.request, asked.reply, { name, isKnown }, 60);
  const first = ask(60);
  expect(hold("ana", true, first).ok).toBe(true);
  expect(hold("ana", true, ask(41))).toEqual(TOO_MANY);
  expect(hold("ana", true, ask(40)).ok).toBe(true);
  expect(hold("10.0.0.1", false, ask(21))).toEqual(TOO_MANY);
  expect(hold("ben", true, ask(51))).toEqual({ ok: false, error: { code: "maintenance" } });
  expect(hold("ben", true, ask(0)).ok).toBe(true);
  await first.end();
  expect(hold("ana", true, ask(60)).ok).toBe(true);
});

test("a body that does not tell its length counts as the largest that is taken, one that tells too much too", async () => {
  const room = createBodyRoom(LIMITS);
  const one = ask("chunked");
  expect(room.hold(one.request, one.reply, { name: "ana", isKnown: true }, 90).ok).toBe(true);
  expect(room.hold(ask(11).request, one.reply, { name: "ana", isKnown: true }, 90)).toEqual(TOO_MANY);
  await one.end();
  const other = ask(5_000);
  expect(room.hold(other.request, other.reply, { name: "ana", isKnown: true }, 90).ok).toBe(true);
});
