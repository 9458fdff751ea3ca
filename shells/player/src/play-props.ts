// Knows the props of a component that plays a product on the platform, whatever its type.
import type { Locale } from "@academiz/domain/wording";
import type { Platform } from "./compose.ts";

export interface PlayProps {
  readonly platform: Platform;
  readonly slug: string;
  readonly identifier: string;
  readonly mayAuthor: boolean;
  /** The reader's own language (§9.51); the product's overrides it where it has one. */
  readonly locale: Locale;
}
