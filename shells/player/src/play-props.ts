// Knows what is given to what plays a product on the platform, whatever its type.
import type { Locale } from "@academiz/domain/wording";
import type { Platform } from "./compose.ts";

export interface PlayProps {
  readonly platform: Platform;
  readonly slug: string;
  readonly identifier: string;
  readonly mayAuthor: boolean;
  /** The reader's own (§9.51): what is played says otherwise where it knows. */
  readonly locale: Locale;
}
