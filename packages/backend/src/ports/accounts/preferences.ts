// Knows how it is kept how somebody wants the platform to be, whatever device they use.
import type { ChosenReading } from "@academiz/domain/identity";
import type { QuietHours } from "@academiz/domain/notifications";
import type { Tenancy } from "../people/tenancy.ts";

export interface Preferences {
  /** Null: none. */
  readQuietHours(tenancy: Tenancy, userId: string): Promise<QuietHours | null>;
  writeQuietHours(tenancy: Tenancy, userId: string, quietHours: QuietHours | null): Promise<void>;
  /** Null: nothing was chosen yet. */
  readReading(tenancy: Tenancy, userId: string): Promise<ChosenReading | null>;
  /** Nothing where what is kept was chosen later. */
  writeReading(tenancy: Tenancy, userId: string, chosen: ChosenReading): Promise<void>;
}
