// Knows how people who are connected hear at once of what was stored for them (§7.143).
import type { Tenancy } from "../people/tenancy.ts";

export interface LivePublisher {
  /** Tells the recipients of one sending, in the background: it neither waits nor throws, what fails is logged. */
  publish(tenancy: Tenancy, dispatchId: string): void;
  /**
   * A hint, JSON, to the stream of one user of the client, in the background: for what is not worth keeping. A newer
   * one may take its place, and one that the hub cannot take is dropped.
   */
  tell(tenancy: Tenancy, identifier: string, data: string): void;
  /** Resolves when no sending is under way; it need not wait for hints. */
  settle(): Promise<void>;
}

/** One message of one recipient's stream. */
export interface LiveUpdate {
  /** Grows with every update that is committed. */
  readonly sequence: number;
  readonly id: string;
  readonly topic: string;
  /** JSON. */
  readonly data: string;
}

/** What the streams of the last day held, for all servers on one database. */
export interface LiveLog {
  /** The newest of all. 0: none. */
  readNewest(): Promise<number>;
  /**
   * Where these topics stand: at the update of that id when it is one of theirs; without an id at their newest. Null:
   * the log does not know.
   */
  findPlace(topics: readonly string[], id: string | null): Promise<Pick<LiveUpdate, "sequence" | "id"> | null>;
  /** Those after `sequence`, oldest first. */
  readAfter(sequence: number, topics: readonly string[], limit: number): Promise<readonly LiveUpdate[]>;
  /** For a publisher outside: writes one update and tells every server. Answers its id. */
  append(topic: string, data: string): Promise<string>;
  /**
   * Calls `hear` whenever there may be something new, and after every gap in which nothing could be heard. Answers how
   * to stop.
   */
  listen(hear: () => void): () => Promise<void>;
}

/** The session that a stream was opened in, and its user's own client: the stream ends with it. */
export interface StreamHolder extends Tenancy {
  readonly sessionId: string;
}

export interface LiveTokens {
  /** The token that opens the stream of this identifier alone. `now` in milliseconds, `lifetime` in seconds. */
  issue(identifier: string, now: number, lifetime: number, holder?: StreamHolder): Promise<string>;
}

/** Where browsers find the hub, and what it speaks. */
export interface LiveAccess {
  readonly url: string;
  readonly protocol: 0 | 1;
  readonly tokens: LiveTokens;
}
