// Knows how the preferences of a user are stored, for all of their devices.
import type { ChosenReading } from "@academiz/domain/identity";
import type { QuietHours } from "@academiz/domain/notifications";
import type { Tenancy } from "../people/tenancy.ts";

export interface Preferences {
  /** Null: they have no quiet hours. */
  readQuietHours(tenancy: Tenancy, userId: string): Promise<QuietHours | null>;
  writeQuietHours(tenancy: Tenancy, userId: string, quietHours: QuietHours | null): Promise<void>;
  /** Null: nothing has been chosen yet. */
  readReading(tenancy: Tenancy, userId: string): Promise<ChosenReading | null>;
  /** Does nothing where a later choice is stored. */
  writeReading(tenancy: Tenancy, userId: string, chosen: ChosenReading): Promise<void>;
}
