// Knows that each update reaches each reader once and in order, also between the missed updates and the new ones.
import type { LiveLog, LiveUpdate } from "@academiz/backend/ports";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createHub, type HubOptions, type StreamSink } from "./index.ts";

/** A log in memory, which answers what it held when it was asked; a test can delay the answers. */
function createLog() {
  const updates: LiveUpdate[] = [];
  let hear = () => {};
  let gate: Promise<void> = Promise.resolve();
  const log: Pick<LiveLog, "readNewest" | "findPlace" | "readAfter" | "listen"> = {
    async readNewest() {
      const newest = updates.length;
      await gate;
      return newest;
    },
    async findPlace(topics, id) {
      const own = updates.filter(({ topic }) => topics.includes(topic));
      const found = id === null ? own.at(-1) : own.find((one) => one.id === id);
      await gate;
      return found ?? null;
    },
    async readAfter(sequence, topics, limit) {
      const after = updates.filter((one) => one.sequence > sequence && topics.includes(one.topic)).slice(0, limit);
      await gate;
      return after;
    },
    listen(call) {
      hear = call;
      return async () => undefined;
    },
  };
  return {
    log,
    add(topic: string, data: string) {
      const sequence = updates.length + 1;
      updates.push({ sequence, id: `id-${sequence}`, topic, data });
    },
    say: () => hear(),
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

function createSink() {
  let text = "";
  let isEnded = false;
  const sink: StreamSink = {
    write: (more) => {
      text += more;
    },
    isBehind: () => text.length > 100_000,
    end: () => {
      isEnded = true;
    },
  };
  return {
    sink,
    data: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, one]) => one),
    isEnded: () => isEnded,
    text: () => text,
  };
}

const hubs: { end(): void }[] = [];
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.end();
  vi.useRealTimers();
});
function start(heartbeat = 1_000_000, listStanding: HubOptions["listStanding"] = async () => new Set()) {
  const source = createLog();
  const troubles: unknown[] = [];
  const hub = createHub({ log: source.log, listStanding, onTrouble: (error) => troubles.push(error), heartbeat });
  hubs.push(hub);
  return { ...source, hub, troubles };
}
const request = { identifier: "ada", topics: ["ada"], lifetime: 60_000, holder: null };
/** Resolves when everything that was begun is done. */
const rest = () => new Promise((resolve) => setImmediate(resolve));

test("§7.143 what is written between the opening and the reading of the log comes once", async () => {
  const { hub, add, say, hold } = start();
  add("ada", "1");
  const release = hold();
  const opening = hub.open({ ...request, lastEventId: "id-1" });
  add("ada", "2");
  say();
  release();
  const stream = await opening;
  if (!stream.ok) throw new Error(stream.error);
  await rest();
  const { sink, data } = createSink();
  stream.value.start(sink);
  say();
  await rest();
  expect([data(), stream.value.lastEventId]).toEqual([["2"], "id-1"]);
});

test("§7.143 every reader gets each update after its place once and in order, whatever the order of events", async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("add" as const), topic: fc.constantFrom("ada", "bob") }),
    fc.record({ kind: fc.constant("say" as const) }),
    fc.record({ kind: fc.constant("rest" as const) }),
    fc.record({ kind: fc.constant("open" as const), topic: fc.constantFrom("ada", "bob"), replays: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { hub, add, say } = start();
      const added: { topic: string; data: string }[] = [];
      const readers: { topic: string; from: number; sink: ReturnType<typeof createSink> }[] = [];
      const openings: Promise<void>[] = [];
      for (const one of steps) {
        if (one.kind === "add") {
          const data = `${added.length}`;
          added.push({ topic: one.topic, data });
          add(one.topic, data);
        } else if (one.kind === "say") say();
        else if (one.kind === "rest") await rest();
        else {
          const sink = createSink();
          readers.push({ topic: one.topic, from: one.replays ? 0 : added.length, sink });
          openings.push(
            hub
              .open({ ...request, topics: [one.topic], lastEventId: one.replays ? "earliest" : null })
              .then((stream) => stream.ok && stream.value.start(sink.sink)) as Promise<void>,
          );
        }
      }
      await Promise.all(openings);
      say();
      await rest();
      const opened = readers.slice(0, 20);
      for (const { topic, from, sink } of opened) {
        const wanted = added.slice(from).filter((one) => one.topic === topic);
        expect(sink.data()).toEqual(wanted.map(({ data }) => data));
      }
      hub.end();
    }),
  );
});

test("§7.143 what is heard while a round reads is read in the next", async () => {
  const { hub, add, say, hold } = start();
  const stream = await hub.open({ ...request, lastEventId: null });
  const { sink, data } = createSink();
  if (stream.ok) stream.value.start(sink);
  say();
  const release = hold();
  await rest();
  add("ada", "1");
  say();
  release();
  await rest();
  expect(data()).toEqual(["1"]);
});

test("decisions 15: a log that fails is asked again from the same place", async () => {
  const { hub, log, add, say, troubles } = start();
  const stream = await hub.open({ ...request, lastEventId: null });
  const { sink, data } = createSink();
  if (stream.ok) stream.value.start(sink);
  say();
  await rest();
  const { readNewest } = log;
  Object.assign(log, { readNewest: () => Promise.reject(new Error("away")) });
  add("ada", "1");
  say();
  await rest();
  expect([data(), troubles.map(String)]).toEqual([[], ["Error: away"]]);
  Object.assign(log, { readNewest });
  say();
  await rest();
  expect(data()).toEqual(["1"]);
});

test("decisions 15: a reader that takes nothing is let go", async () => {
  const { hub, add, say } = start();
  const stream = await hub.open({ ...request, lastEventId: null });
  const { sink, isEnded } = createSink();
  if (stream.ok) stream.value.start(sink);
  add("ada", "x".repeat(100_001));
  say();
  await rest();
  expect(isEnded()).toBe(true);
});

test("§9.37 every 25 seconds a silent stream says that it lives, also one that has nothing to bring", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const source = createLog();
  const hub = createHub({ log: source.log, listStanding: async () => new Set(), onTrouble: () => undefined });
  hubs.push(hub);
  const stream = await hub.open({ ...request, topics: [], lastEventId: null });
  const { sink, text } = createSink();
  if (stream.ok) stream.value.start(sink);
  vi.advanceTimersByTime(25_000);
  expect(text()).toBe(":\n\n:\n\n");
});

describe("decisions 3: a stream whose session ended", () => {
  const holder = { clientId: "acme", sessionId: "s1" };
  /** Sessions that are open, how often they were asked for, and three readers of two sessions. */
  async function open() {
    const standing = new Set(["s1", "s2"]);
    const questions: number[] = [];
    const begun = start(1_000_000, async (holders) => {
      questions.push(holders.length);
      return standing;
    });
    const sinks = [];
    for (const sessionId of ["s1", "s1", "s2"]) {
      const sink = createSink();
      const stream = await begun.hub.open({ ...request, holder: { ...holder, sessionId }, lastEventId: null });
      if (stream.ok) stream.value.start(sink.sink);
      sinks.push(sink);
    }
    questions.length = 0;
    return { ...begun, standing, questions, sinks };
  }

  test("gets nothing more, and the updates cost one question for all readers", async () => {
    const { add, say, standing, questions, sinks } = await open();
    say();
    await rest();
    expect(questions).toEqual([]);
    standing.delete("s1");
    add("ada", "1");
    add("ada", "2");
    say();
    await rest();
    expect(sinks.map((sink) => [sink.isEnded(), sink.data()])).toEqual([
      [true, []],
      [true, []],
      [false, ["1", "2"]],
    ]);
    expect(questions).toEqual([2]);
  });

  test("ends within three seconds even when nothing comes, and cannot be opened again", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { hub, standing, questions, sinks } = await open();
    standing.delete("s1");
    vi.advanceTimersByTime(3_000);
    await rest();
    expect([sinks.map((sink) => sink.isEnded()), questions, hub.count()]).toEqual([[true, true, false], [2], 1]);
    const again = await hub.open({ ...request, holder, lastEventId: null });
    expect([again.ok ? null : again.error, hub.count()]).toEqual(["token.invalid", 1]);
  });

  test("goes on while the database cannot say, which is reported once", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isAway = false;
    const { hub, troubles } = start(1_000_000, () =>
      isAway ? Promise.reject(new Error("away")) : Promise.resolve(new Set(["s1"])),
    );
    const stream = await hub.open({ ...request, holder, lastEventId: null });
    const { sink, isEnded } = createSink();
    if (stream.ok) stream.value.start(sink);
    isAway = true;
    for (let look = 0; look < 3; look += 1) {
      vi.advanceTimersByTime(3_000);
      await rest();
    }
    expect([isEnded(), troubles.map(String)]).toEqual([false, ["Error: away"]]);
  });
});
