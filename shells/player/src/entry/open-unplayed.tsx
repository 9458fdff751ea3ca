// Knows what an address of the player leads to that names nothing to play.
import type { ReactNode } from "react";
import { findNamedAddress, findOffice } from "../compose-late.ts";
import { ErrorPage } from "../error-page.tsx";

/** Null where it leads elsewhere. */
export function openUnplayed(): ReactNode {
  const query = new URLSearchParams(location.search);
  if (location.pathname.startsWith("/play/error")) {
    const [status, message] = [Number(query.get("status")), query.get("message") ?? ""];
    const isPlayed = query.get("from") === "play";
    return <ErrorPage status={status} message={message} isPlayed={isPlayed} office={isPlayed ? null : findOffice()} />;
  }
  const named = findNamedAddress();
  if (named === null) return <ErrorPage status={404} message="" isPlayed={false} office={null} />;
  location.replace(named);
  return null;
}
