// Knows which ways are open now among the items of a package, with rules or without.
import { listOpenWays, type OpenWays } from "@academiz/domain/scorm";
import type { ScormFrameContext } from "./scorm-frame.types.ts";
import { readData } from "./take-save.ts";

/** Null before the launch. */
export function readWays(context: ScormFrameContext): OpenWays | null {
  const { order, pack, open } = context;
  if (!order) return null;
  if (pack) return pack.readWays();
  return order.rules
    ? null
    : listOpenWays(order.version, order.items, readData(context), open?.activity.identifier ?? null);
}
