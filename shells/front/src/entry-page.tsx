// Knows how a link signs somebody in on the learner site, and where it leads them (§7.9, §7.12).
import { connectSession, isPastSignIn } from "@academiz/application/session";
import { EntryPage, readEntryState, useBrand } from "@academiz/ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { AppContext } from "./site/app-context.ts";

export function LinkEntryPage({ front: { entry }, session }: AppContext) {
  useBrand(undefined);
  const view = connectSession(useSelector(session, (snapshot) => snapshot));
  const isIn = isPastSignIn(view);
  useEffect(() => {
    // A full page load: the address of the link is left behind, whichever app comes next.
    if (isIn) location.replace(entry?.wanted ?? "/");
  }, [isIn, entry]);
  return (
    <EntryPage
      state={readEntryState(view, (entry?.tokens ?? null) !== null)}
      requestId={view.trouble?.requestId}
      onRetry={() => session.send({ type: "retry.asked" })}
      signInPath="/auth/login"
    />
  );
}
