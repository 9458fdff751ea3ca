// Knows who listens to what on this server, and brings each update of the log to them, once and in order.
import type { LiveLog, LiveUpdate, StreamHolder } from "@academiz/backend/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { type Held, type ListStanding, watchStanding } from "./watch-standing.ts";
import { HEARTBEAT, writeEvent } from "./write-event.ts";

/** Where a stream is written to. */
export interface StreamSink {
  write(text: string): void;
  /** True when what was written piles up: its reader is too slow or gone. */
  isBehind(): boolean;
  end(): void;
}
export interface StreamRequest {
  /** Whose stream it is: the streams of one user are counted. */
  readonly identifier: string;
  /** The topics that they asked for and may read. */
  readonly topics: readonly string[];
  /** The last update that they know; null: they want only what comes. */
  readonly lastEventId: string | null;
  /** Milliseconds until the token ends. */
  readonly lifetime: number;
  /** The session whose end is also the stream's; null: only the token ends it. */
  readonly holder: StreamHolder | null;
}
export interface Stream {
  /** The update before the first that is sent; `earliest` when the log does not know what the reader has missed. */
  readonly lastEventId: string;
  /** Writes the missed updates, then the new ones. */
  start(sink: StreamSink): void;
  /** Forgets the stream. */
  leave(): void;
}
export interface Hub {
  open(request: StreamRequest): Promise<Result<Stream, "streams.too-many" | "token.invalid">>;
  /** Streams that are open. */
  count(): number;
  /** Ends every stream at once and refuses new ones. */
  end(): void;
  /** Does what `end` does, and lets go of the log. */
  close(): Promise<void>;
}

export interface HubOptions {
  readonly log: Pick<LiveLog, "readNewest" | "findPlace" | "readAfter" | "listen">;
  readonly listStanding: ListStanding;
  readonly onTrouble: (error: unknown) => void;
  /** Milliseconds. */
  readonly heartbeat?: number;
  /** Milliseconds between two looks at the sessions of all streams. */
  readonly look?: number;
}

const EARLIEST = "earliest";
const BATCH = 1_000;
/** The most streams of one user: more than tabs and devices need, few enough that nobody fills the server. */
const MOST_STREAMS = 20;
const HEARTBEAT_PAUSE = 25_000;
const LOOK_PAUSE = 3_000;
/** The longest that a timer can count. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Connection extends Held {
  readonly identifier: string;
  /** Everything up to here was brought already. */
  place: number;
  /** Until the stream starts, new updates wait here. */
  waiting: LiveUpdate[];
  sink: StreamSink | null;
}

export function createHub({
  log,
  listStanding,
  onTrouble,
  heartbeat = HEARTBEAT_PAUSE,
  look = LOOK_PAUSE,
}: HubOptions): Hub {
  const connections = new Set<Connection>();
  const byTopic = new Map<string, Set<Connection>>();
  const byUser = new Map<string, number>();
  const standing = watchStanding(connections, listStanding, look, onTrouble);
  let sequence: number | null = null;
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isOver = false;

  /**
   * The newest is read before the topics: a stream that opens in between reads from the log what this round passes
   * over.
   */
  async function bringNew(): Promise<void> {
    const newest = await log.readNewest();
    // Whoever opened a stream before the first round has waited since then.
    let from = sequence ?? (connections.size === 0 ? newest : 0);
    for (;;) {
      const topics = [...byTopic.keys()];
      const updates = topics.length === 0 ? [] : await log.readAfter(from, topics, BATCH);
      await standing.endFallen(updates.flatMap(({ topic }) => [...(byTopic.get(topic) ?? [])]));
      for (const update of updates) for (const one of byTopic.get(update.topic) ?? []) bring(one, update);
      from = updates.at(-1)?.sequence ?? from;
      if (updates.length < BATCH) break;
    }
    sequence = Math.max(newest, from);
  }

  function bring(to: Connection, update: LiveUpdate): void {
    if (update.sequence <= to.place) return;
    if (!to.sink) {
      to.waiting.push(update);
      return;
    }
    to.place = update.sequence;
    to.sink.write(writeEvent(update));
    if (to.sink.isBehind()) to.sink.end();
  }

  /** One round at a time; what is heard meanwhile begins another. */
  function hear(): void {
    isAskedAgain = true;
    round ??= (async () => {
      while (isAskedAgain && !isOver) {
        isAskedAgain = false;
        // The next notice or heartbeat tries again from the same place.
        await bringNew().catch(onTrouble);
      }
      round = null;
    })();
  }

  const stopListening = log.listen(hear);
  const beating = setInterval(() => {
    for (const { sink } of connections) {
      sink?.write(HEARTBEAT);
      if (sink?.isBehind()) sink.end();
    }
    // This also catches up after a lost notice, or a database that was away.
    hear();
  }, heartbeat);
  beating.unref();

  function join(connection: Connection, topics: readonly string[]): () => void {
    connections.add(connection);
    for (const topic of topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(connection));
    byUser.set(connection.identifier, (byUser.get(connection.identifier) ?? 0) + 1);
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      connections.delete(connection);
      for (const topic of topics) {
        const set = byTopic.get(topic);
        set?.delete(connection);
        if (set?.size === 0) byTopic.delete(topic);
      }
      const left = (byUser.get(connection.identifier) ?? 1) - 1;
      if (left === 0) byUser.delete(connection.identifier);
      else byUser.set(connection.identifier, left);
    };
  }

  async function findMissed(topics: readonly string[], lastEventId: string | null) {
    if (topics.length === 0) return { lastEventId: EARLIEST, place: 0, missed: [] };
    const found = lastEventId === EARLIEST ? null : await log.findPlace(topics, lastEventId);
    const missed: LiveUpdate[] = [];
    let place = found?.sequence ?? 0;
    while (lastEventId !== null) {
      const page = await log.readAfter(place, topics, BATCH);
      missed.push(...page);
      place = page.at(-1)?.sequence ?? place;
      if (page.length < BATCH) break;
    }
    return { lastEventId: found?.id ?? EARLIEST, place, missed };
  }

  function end(): void {
    isOver = true;
    clearInterval(beating);
    standing.stop();
    for (const { finish } of [...connections]) finish();
  }

  return {
    async open({ identifier, topics, lastEventId, lifetime, holder }) {
      if (isOver || (byUser.get(identifier) ?? 0) >= MOST_STREAMS) return fail("streams.too-many");
      let timer: NodeJS.Timeout | undefined;
      let isFinished = false;
      const finish = () => {
        isFinished = true;
        leave();
        connection.sink?.end();
      };
      const connection: Connection = { identifier, holder, finish, place: 0, waiting: [], sink: null };
      // The stream joins before the log is read, so that nothing falls between the missed updates and the new ones.
      const part = join(connection, topics);
      const leave = () => {
        clearTimeout(timer);
        part();
      };
      const [before] = await Promise.all([findMissed(topics, lastEventId), standing.endFallen([connection])]).catch(
        (error: unknown) => {
          part();
          throw error;
        },
      );
      if (isFinished && !isOver) return fail("token.invalid");
      return succeed({
        lastEventId: before.lastEventId,
        leave,
        start(sink) {
          timer = setTimeout(finish, Math.min(Math.max(0, lifetime), LONGEST_TIMER));
          timer.unref();
          connection.sink = sink;
          if (isFinished) {
            finish();
            return;
          }
          sink.write(HEARTBEAT);
          for (const update of before.missed) sink.write(writeEvent(update));
          connection.place = before.place;
          for (const update of connection.waiting) bring(connection, update);
          connection.waiting = [];
        },
      });
    },
    count: () => connections.size,
    end,
    async close() {
      end();
      await stopListening();
      await round;
    },
  };
}
