// Knows which item a content asks for when it ends.
import { findNeighbour, listLaunchable, type NavigationRequest, type ScormActivity } from "@academiz/domain/scorm";
import type { ScormFrameContext } from "./scorm-frame.types.ts";

/** Null where it asks to leave, and for what the package does not have. */
export function findRequested(
  { order, open }: Pick<ScormFrameContext, "order" | "open">,
  request: NavigationRequest,
): ScormActivity | null {
  if (!order || !open || request.kind === "exit") return null;
  if (request.kind === "choice")
    return listLaunchable(order.items).find(({ identifier }) => identifier === request.identifier) ?? null;
  return findNeighbour(order.items, open.activity.identifier, request.kind === "continue" ? 1 : -1);
}
