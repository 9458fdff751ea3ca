// Knows how a super administrator reads how the platform is, and reads it again.
import { createLoading } from "../listing/index.ts";
import type { PlatformState } from "../ports/index.ts";

/** How the platform is; to be run by XState with a `LoadingInput` whose criteria are null. */
export const platformMachine = createLoading<null, PlatformState>("platform");
