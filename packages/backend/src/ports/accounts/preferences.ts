// Knows how it is kept how somebody wants the platform to be, whatever device they use.
import type { QuietHours } from "@academiz/domain/notifications";
import type { Tenancy } from "../people/tenancy.ts";

export interface Preferences {
  /** Null: none. */
  readQuietHours(tenancy: Tenancy, userId: string): Promise<QuietHours | null>;
  writeQuietHours(tenancy: Tenancy, userId: string, quietHours: QuietHours | null): Promise<void>;
}
