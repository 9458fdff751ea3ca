// Knows what the clients ask of the server about how long an organisation keeps its records.
import type { KeptDays, KeptKind } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

export interface Retention {
  readonly days: KeptDays;
  /** The longest time for each kind; null: as long as the account. */
  readonly most: KeptDays;
  /** The shortest time for each kind. */
  readonly least: number;
}
/** How many records of each kind would be removed. */
export type Forgotten = Readonly<Record<KeptKind, number>>;

/** For those who administer a client. Never throws: failures are the result's. */
export interface RetentionGateway {
  read(): Promise<Result<Retention, Trouble>>;
  count(days: KeptDays): Promise<Result<Forgotten, Trouble>>;
  /** Fails with `organisation.changed` if the stored times are no longer `before`. */
  write(days: KeptDays, before: KeptDays): Promise<Result<Retention, Trouble>>;
}
