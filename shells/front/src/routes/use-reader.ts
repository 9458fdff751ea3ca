// Knows who reads a page, and the facts about them that pages need.
import { connectSession } from "@academiz/application/session";
import { hasOffice } from "@academiz/domain/identity";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useSelector } from "@xstate/react";
import type { AppContext } from "../site/app-context.ts";

/**
 * `isReader`: they stand in for somebody, and may only read. `onBackOffice`: leads to their work in the back office;
 * undefined where they have none.
 */
export function useReader({ session }: AppContext) {
  const user = useSelector(session, (snapshot) => connectSession(snapshot).user);
  const isReader = user?.isImpersonated === true;
  return {
    user,
    markType: user?.client.markType ?? DEFAULT_MARK_TYPE,
    isReader,
    onBackOffice:
      user && !isReader && hasOffice(user.roles)
        ? () => session.send({ type: "platform.asked", platform: "BACK_OFFICE" })
        : undefined,
  };
}
