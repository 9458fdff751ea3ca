// Knows which item a content asks for when it ends.
import {
  findNeighbour,
  isOpen,
  listLaunchable,
  type NavigationRequest,
  type ScormActivity,
} from "@academiz/domain/scorm";
import { readWays } from "./read-ways.ts";
import type { ScormFrameContext } from "./scorm-frame.types.ts";

/** Null where it asks to leave, for what the package does not have, and for what is not open yet. */
export function findRequested(context: ScormFrameContext, request: NavigationRequest): ScormActivity | null {
  const { order, open } = context;
  const ways = readWays(context);
  if (!order || !open || request.kind === "exit") return null;
  const found =
    request.kind === "choice"
      ? listLaunchable(order.items).find(({ identifier }) => identifier === request.identifier)
      : findNeighbour(order.items, open.activity.identifier, request.kind === "continue" ? 1 : -1);
  return found && (!ways || isOpen(ways, found.identifier)) ? found : null;
}
