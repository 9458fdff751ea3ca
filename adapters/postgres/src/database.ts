// Knows what an open database offers, whatever PostgreSQL is behind it.
import type { Transactions } from "./tenancy/tenants.ts";

export type DatabaseKind = "embedded" | "fallback" | "postgres";

/** One pool: how many of its connections work or rest, and how many queries wait for one. */
export interface PoolCount {
  readonly pool: string;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly tenants: Transactions;
  readonly kind: DatabaseKind;
  /** What an operator should know, in plain words; null when all is well. */
  readonly warning: string | null;
  /**
   * Calls `hear` for each notice on the channel, and after every gap in which none could be heard. Answers how to stop.
   */
  listen(channel: string, hear: () => void): () => Promise<void>;
  /** False while another server on this database names another place of documents as its own. */
  isPlaceShared(): Promise<boolean>;
  /** Empty where everything shares one connection. */
  countConnections(): readonly PoolCount[];
  /** Resolves when the database answers. @throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
