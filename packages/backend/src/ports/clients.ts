// Knows how clients are kept (§3.29–§3.44).
import type { Tenancy } from "./tenancy.ts";

export interface ClientRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly locale: string;
  readonly type: string | null;
  readonly hasSubClients: boolean;
  /** §9.11 */
  readonly strategy: string;
  /** §9.13 */
  readonly markType: string;
  readonly colors: Readonly<Record<string, string>>;
}

export interface Clients {
  /** By its public slug: for the login page, before anybody is known. */
  findBySlug(slug: string): Promise<ClientRecord | null>;
  read(tenancy: Tenancy): Promise<ClientRecord | null>;
  add(client: ClientRecord): Promise<void>;
  /** True when there is no client at all: a new platform. */
  areNone(): Promise<boolean>;
}
