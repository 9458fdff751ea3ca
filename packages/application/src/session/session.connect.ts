// Knows what views show of a session.
import type { SnapshotFrom } from "xstate";
import type { CurrentClient, CurrentUser, Trouble } from "../ports/index.ts";
import { mayAuthor } from "./may-author.ts";
import type { sessionMachine } from "./session.machine.ts";

/** What is shown of the session. */
export interface SessionView {
  readonly phase: "loading" | "signed-out" | "signed-in" | "unreachable" | "lost";
  readonly isBusy: boolean;
  readonly user: CurrentUser | null;
  readonly client: CurrentClient | null;
  readonly trouble: Trouble | null;
  readonly mayAuthor: boolean;
}

/** What is shown of the machine's snapshot. */
export function connectSession(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, client, trouble } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    isBusy: snapshot.matches({ signedOut: "signingIn" }) || snapshot.matches("signingOut"),
    user,
    client,
    trouble,
    mayAuthor: user !== null && mayAuthor(user),
  };
}

function phaseOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView["phase"] {
  if (snapshot.matches("signedIn")) return "signed-in";
  if (snapshot.matches("signedOut")) return "signed-out";
  if (snapshot.matches("unreachable")) return "unreachable";
  if (snapshot.matches("lost")) return "lost";
  return "loading";
}
