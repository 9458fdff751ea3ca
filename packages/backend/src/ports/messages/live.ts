// Knows how connected people are told at once of what was stored for them (§7.143).
import type { Tenancy } from "../people/tenancy.ts";

export interface LivePublisher {
  /** Tells the recipients of one sending, in the background: it neither waits nor throws; failures are logged. */
  publish(tenancy: Tenancy, dispatchId: string): void;
  /**
   * Sends a hint (JSON) to the stream of one user of the client, in the background: for news not worth storing. A
   * newer hint may replace it, and it is dropped where the hub cannot take it.
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

/** The updates of the last day on all streams, for all servers on one database. */
export interface LiveLog {
  /** The sequence of the newest update of all; 0: there is none. */
  readNewest(): Promise<number>;
  /**
   * The place of a reader of these topics: after the update of that id when it is one of theirs; without an id after
   * the newest. Null: the log does not know the id.
   */
  findPlace(topics: readonly string[], id: string | null): Promise<Pick<LiveUpdate, "sequence" | "id"> | null>;
  /** The updates after `sequence`, oldest first. */
  readAfter(sequence: number, topics: readonly string[], limit: number): Promise<readonly LiveUpdate[]>;
  /** For an external publisher: writes one update and tells every server. Returns its id. */
  append(topic: string, data: string): Promise<string>;
  /**
   * Calls `hear` whenever there may be new updates, and after every gap in listening. Returns a function that stops
   * it.
   */
  listen(hear: () => void): () => Promise<void>;
}

/** The session that opened a stream, and its user's own client: the stream ends with the session. */
export interface StreamHolder extends Tenancy {
  readonly sessionId: string;
}

export interface LiveTokens {
  /** The token that opens only the stream of this identifier. `now` in milliseconds, `lifetime` in seconds. */
  issue(identifier: string, now: number, lifetime: number, holder?: StreamHolder): Promise<string>;
}

/** Where browsers find the hub, and which protocol it speaks. */
export interface LiveAccess {
  readonly url: string;
  readonly protocol: 0 | 1;
  readonly tokens: LiveTokens;
}
