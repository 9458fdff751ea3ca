// Knows how views reach the session and the ports that their machines are given.
import { connectSession, type SessionView, type sessionMachine } from "@academiz/application/session";
import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { Office } from "./compose.ts";

export interface OfficeValue {
  readonly office: Office;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

export const OfficeContext = createContext<OfficeValue | null>(null);

/** @throws Error outside the office. */
export function useOffice(): OfficeValue {
  const value = use(OfficeContext);
  if (!value) throw new Error("useOffice needs an OfficeContext above it");
  return value;
}

export function useSession(): SessionView {
  const { session } = useOffice();
  return connectSession(useSelector(session, (snapshot) => snapshot));
}
