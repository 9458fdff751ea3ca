// Knows how a link signs somebody in on the back office, and where it leads them (§7.9, §7.12).
import { isPastSignIn } from "@academiz/application/session";
import { EntryPage, readEntryState, useBrand } from "@academiz/ui";
import { useEffect } from "react";
import { BASE, LOGIN_PATH } from "../office/addresses/paths.ts";
import { useOffice, useSession } from "../office/office-context.ts";

export function LinkEntryPage() {
  useBrand(undefined);
  const {
    office: { entry, returnPlace },
    session,
  } = useOffice();
  const view = useSession();
  const isIn = isPastSignIn(view);
  useEffect(() => {
    // A whole new start: the address of the link is left behind, whichever app it leads to.
    if (isIn) location.replace(entry?.wanted ?? returnPlace.take() ?? `${BASE}/`);
  }, [isIn, entry, returnPlace]);
  return (
    <EntryPage
      state={readEntryState(view, (entry?.tokens ?? null) !== null)}
      requestId={view.trouble?.requestId}
      onRetry={() => session.send({ type: "retry.asked" })}
      signInPath={BASE + LOGIN_PATH}
    />
  );
}
