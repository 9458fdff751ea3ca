// Knows which items of a package are open to a learner at a moment, whatever opens and closes them.
import * as z from "zod/mini";
import type { ScormVersion } from "../item/exit.ts";
import type { PackageData } from "../item/package-data.ts";
import type { ScormActivity } from "../manifest/activities.ts";
import { HIDEABLE } from "../sequencing/sequencing.ts";
import { findNeighbour } from "./follow-request.ts";
import { listWaiting } from "./list-waiting.ts";

/** The ways that are open at a moment, as zod reads them. */
export const openWaysSchema = z.object({
  previous: z.boolean(),
  next: z.boolean(),
  /** Items that cannot be opened now. `after`: titles of those that have to be done first, where they are known. */
  closed: z.array(z.object({ identifier: z.string(), after: z.array(z.string()) })),
  /** Items that the rules hide at this moment. */
  hidden: z.array(z.string()),
  /** Buttons that the content draws itself (`hideLMSUI`). */
  hiddenButtons: z.array(z.enum(HIDEABLE)),
});
/** The ways that are open at a moment. */
export type OpenWays = z.infer<typeof openWaysSchema>;

/** True when the item of this identifier can be opened now. */
export const isOpen = ({ closed, hidden }: OpenWays, identifier: string): boolean =>
  !hidden.includes(identifier) && !closed.some((one) => one.identifier === identifier);

/**
 * The ways in a package without rules: each item whose condition is met, and the neighbours of the shown one (`shown`
 * null: there is none).
 */
export function listOpenWays(
  version: ScormVersion,
  items: readonly ScormActivity[],
  data: PackageData,
  shown: string | null,
): OpenWays {
  const waiting = listWaiting(version, items, data);
  const closed = [...waiting].map(([identifier, after]) => ({ identifier, after }));
  const isWay = (step: -1 | 1): boolean => {
    const one = shown === null ? null : findNeighbour(items, shown, step);
    return one !== null && !waiting.has(one.identifier);
  };
  return { previous: isWay(-1), next: isWay(1), closed, hidden: [], hiddenButtons: [] };
}
