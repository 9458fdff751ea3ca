import {
  createMemoryNavigation,
  createMemorySessionGateway,
  createMemoryTokenStore,
  createNetworkLine,
  USER,
} from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { connectSession, isPastSignIn, sessionMachine } from "./index.ts";

const ports = {
  gateway: createMemorySessionGateway(createNetworkLine()),
  tokens: createMemoryTokenStore(),
  navigation: createMemoryNavigation(),
};
const { machine: _, ...first } = createActor(sessionMachine, {
  input: { ports, platform: "BACK_OFFICE", loginPath: "/auth/login" },
}).getSnapshot();

const show = (value: unknown, roles = USER.roles) =>
  connectSession(
    sessionMachine.resolveState({ value: value as never, context: { ...first.context, user: { ...USER, roles } } }),
  );

describe("what views show of a session", () => {
  it.each([
    ["exchanging", "loading", false],
    ["loading", "loading", false],
    [{ signedOut: "waiting" }, "signed-out", false],
    [{ signedOut: "signingIn" }, "signed-out", true],
    [{ signedIn: "idle" }, "signed-in", false],
    [{ signedIn: "changingLocale" }, "signed-in", false],
    ["signingOut", "loading", true],
    ["linkRefused", "link-refused", false],
    ["leavingImpersonation", "loading", false],
    [{ signedIn: "changingPlatform" }, "signed-in", true],
    ["unreachable", "unreachable", false],
    ["joining", "loading", false],
    ["elsewhere", "elsewhere", false],
    ["lost", "lost", false],
    ["ended", "ended", false],
  ])("§4.1–§4.20 %o is %s, busy: %s", (value, phase, isBusy) => {
    expect(show(value)).toMatchObject({ phase, isBusy });
  });

  it.each([
    ["ROLE_LEARNER", false],
    ["ROLE_TRAINER", false],
    ["ROLE_MANAGER", false],
    ["ROLE_AUTHOR", true],
    ["ROLE_ADMIN", true],
    ["ROLE_SUPER_ADMIN", true],
  ] as const)("§2 (decisions) %s may author: %s", (role, mayAuthor) => {
    expect(show({ signedIn: "idle" }, [role]).mayAuthor).toBe(mayAuthor);
  });

  it.each([
    ["ROLE_AUTHOR", "home", true, false],
    ["ROLE_ADMIN", "home", false, false],
    ["ROLE_ADMIN", "home", true, true],
    ["ROLE_ADMIN", "below", false, true],
    ["ROLE_SUPER_ADMIN", "home", false, true],
  ] as const)(
    "§1.7 §6.14 %s, %s, sub-clients %s, may tend clients: %s",
    (role, place, hasSubClients, mayTendClients) => {
      const user = { ...USER, roles: [role] };
      const client = { ...USER.client, ...(place === "below" && { id: "below" }), hasSubClients };
      const context = { ...first.context, user, client };
      const view = connectSession(sessionMachine.resolveState({ value: { signedIn: "idle" }, context }));
      expect(view.mayTendClients).toBe(mayTendClients);
    },
  );

  it.each([
    [{ signedOut: "waiting" }, false],
    ["loading", false],
    ["unreachable", false],
    ["elsewhere", false],
    [{ signedIn: "idle" }, true],
    [{ choosingPassword: "waiting" }, true],
    [{ givingSecondFactor: "waiting" }, true],
    ["readingTerms", true],
  ])("§3.25 §6.19 in %o somebody is past the sign-in: %s", (value, isPast) => {
    expect(isPastSignIn(show(value))).toBe(isPast);
  });
});
