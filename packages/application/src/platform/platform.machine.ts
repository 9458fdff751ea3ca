// Knows how a super administrator reads the state of the platform, and refreshes it.
import { createLoading } from "../listing/index.ts";
import type { PlatformState } from "../ports/index.ts";

/** The state of the platform; run in XState with a `LoadingInput` whose criteria are null. */
export const platformMachine = createLoading<null, PlatformState>("platform");
