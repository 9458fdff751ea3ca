// Knows when large files whose sender never came back are forgotten (§7.65): their bytes go as all that nothing names.
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { UPLOAD_LIFE } from "./partial-upload.ts";

export const pruneUploads = ({ partialUploads, clock }: Pick<World, "partialUploads" | "clock">): Promise<void> =>
  partialUploads.prune(toIso(clock.now() - UPLOAD_LIFE));
