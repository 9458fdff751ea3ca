// Knows who reads a page, and the facts about them that pages need.
import { connectSession } from "@academiz/application/session";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useSelector } from "@xstate/react";
import type { AppContext } from "../site/app-context.ts";

/** `isReader`: they stand in for somebody, and may only read. */
export function useReader({ session }: AppContext) {
  const user = useSelector(session, (snapshot) => connectSession(snapshot).user);
  return { user, markType: user?.client.markType ?? DEFAULT_MARK_TYPE, isReader: user?.isImpersonated === true };
}
