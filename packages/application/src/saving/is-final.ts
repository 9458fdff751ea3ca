// Knows which failures another try of the same would not help.
import type { Trouble, TroubleKind } from "../ports/index.ts";

const FINAL: readonly TroubleKind[] = ["invalid", "forbidden", "not-found", "gone", "session-lost", "unauthorised"];

/** It stays on the device, and waits for a change, or for somebody who asks. */
export const isFinal = ({ kind }: Trouble): boolean => FINAL.includes(kind);
