// Knows what views show of a session.
import type { SnapshotFrom } from "xstate";
import type { CurrentClient, CurrentUser, Trouble } from "../ports/index.ts";
import { mayAdminister, mayAuthor, mayFollow, mayTrain } from "./may-author.ts";
import type { sessionMachine } from "./session.machine.ts";

/** What is shown of the session. */
export interface SessionView {
  /**
   * `unreachable`: perhaps signed in, but the user could not be loaded, or the link that led here not be exchanged yet,
   * and a retry may help. `lost`: over, on the way to sign in elsewhere. `ended`: over in the middle of what `user`
   * did, in an app without a login. `link-refused`: the link that led here was used, or is too old; whoever was signed
   * in before still is. `elsewhere`: `user` is signed in on the other platform of this browser, and has no place on
   * this one. `temporary-password`: signed in with a password that somebody else chose, and nothing opens before it is
   * replaced. `second-factor`: signed in where the organisation demands a second factor, and nothing opens before it is
   * given. `terms`: signed in where the organisation has terms of use that are not accepted yet.
   */
  readonly phase:
    | "loading"
    | "link-refused"
    | "elsewhere"
    | "signed-out"
    | "temporary-password"
    | "second-factor"
    | "terms"
    | "signed-in"
    | "unreachable"
    | "ended"
    | "lost";
  /** Signing in or out, or leaving for the other platform. */
  readonly isBusy: boolean;
  /** Null until somebody is signed in. */
  readonly user: CurrentUser | null;
  /** Loaded in the back office, for those who may author; else null. */
  readonly client: CurrentClient | null;
  /** Why the last question failed; null when it did not. */
  readonly trouble: Trouble | null;
  /** It has ended as the link that it came by was revoked. */
  readonly isRevoked: boolean;
  /** True for authors and administrators, who may work in the back office (decisions 2). */
  readonly mayAuthor: boolean;
  /** True for administrators, and for managers, who read there what their people did (decisions 2). */
  readonly mayFollow: boolean;
  /** True for administrators, and for trainers, who run their sessions there (decisions 2). */
  readonly mayTrain: boolean;
  /** True for administrators (decisions 2). */
  readonly mayAdminister: boolean;
  /** True for super administrators, who manage every client (decisions 2). */
  readonly mayManageClients: boolean;
  /**
   * True for super administrators, and for administrators whose own client may have others below it (§1.7, §6.14),
   * also while they work in one of these.
   */
  readonly mayTendClients: boolean;
  /** The client that the user belongs to, while they work in another one; null at home. */
  readonly home: CurrentClient | null;
}

/** The view of a snapshot of `sessionMachine`. Pure. */
export function connectSession(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, client, trouble } = snapshot.context;
  const isSuper = user?.roles.includes("ROLE_SUPER_ADMIN") === true;
  const home = user && client && user.client.id !== client.id ? user.client : null;
  return {
    phase: phaseOf(snapshot),
    isBusy:
      snapshot.matches({ signedOut: "signingIn" }) ||
      snapshot.matches("signingOut") ||
      snapshot.matches({ choosingPassword: "sending" }) ||
      snapshot.matches({ signedIn: "changingPlatform" }) ||
      snapshot.matches({ signedIn: "changingClient" }),
    user,
    client,
    trouble,
    isRevoked: snapshot.matches("ended") && trouble?.detail === "link.revoked",
    mayAuthor: user !== null && mayAuthor(user),
    mayFollow: user !== null && mayFollow(user),
    mayTrain: user !== null && mayTrain(user),
    mayAdminister: user !== null && mayAdminister(user),
    mayManageClients: isSuper,
    mayTendClients:
      isSuper || (user !== null && mayAdminister(user) && (home !== null || client?.hasSubClients === true)),
    home,
  };
}

const IS_PAST_SIGN_IN: Readonly<Record<SessionView["phase"], boolean>> = {
  "signed-in": true,
  "temporary-password": true,
  "second-factor": true,
  terms: true,
  loading: false,
  "link-refused": false,
  elsewhere: false,
  "signed-out": false,
  unreachable: false,
  ended: false,
  lost: false,
};

/** Who signs in is led on: what else is asked of them first stands in the place of the page that they come to. */
export function isPastSignIn({ phase }: Pick<SessionView, "phase">): boolean {
  return IS_PAST_SIGN_IN[phase];
}

function phaseOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView["phase"] {
  if (snapshot.matches("signedIn")) return "signed-in";
  if (snapshot.matches("choosingPassword")) return "temporary-password";
  if (snapshot.matches("givingSecondFactor")) return "second-factor";
  if (snapshot.matches("readingTerms")) return "terms";
  if (snapshot.matches("signedOut")) return "signed-out";
  if (snapshot.matches("linkRefused")) return "link-refused";
  if (snapshot.matches("elsewhere")) return "elsewhere";
  if (snapshot.matches("unreachable")) return "unreachable";
  if (snapshot.matches("ended")) return "ended";
  if (snapshot.matches("lost")) return "lost";
  return "loading";
}
