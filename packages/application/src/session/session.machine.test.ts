import type { Platform } from "@academiz/domain/identity";
import {
  CLIENT,
  createMemoryNavigation,
  createMemorySessionGateway,
  createMemoryTokenStore,
  createNetworkLine,
  OFFLINE,
  PASSWORD,
  USER,
} from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { connectSession, type SessionInput, sessionMachine } from "./index.ts";

const KEPT = { token: "kept.by.app", refreshToken: "kept" };
const ENTRY = { token: "from.a.link", refreshToken: "link" };

interface World {
  readonly kept?: typeof KEPT | null;
  readonly platform?: Platform;
  readonly loginPath?: string | null;
  readonly entryTokens?: typeof ENTRY;
  readonly hasTemporaryPassword?: boolean;
  readonly neighbour?: SessionInput["neighbour"];
  readonly prepare?: (world: { line: ReturnType<typeof createNetworkLine>; ports: SessionInput["ports"] }) => void;
}

function start({
  kept = null,
  platform = "BACK_OFFICE",
  loginPath = "/auth/login",
  entryTokens,
  hasTemporaryPassword,
  neighbour,
  prepare,
}: World = {}) {
  const line = createNetworkLine();
  const navigation = createMemoryNavigation();
  const tokens = createMemoryTokenStore(kept);
  const ports = { gateway: createMemorySessionGateway(line, undefined, hasTemporaryPassword), tokens, navigation };
  prepare?.({ line, ports });
  const input = {
    ports,
    platform,
    loginPath,
    ...(entryTokens ? { entryTokens } : {}),
    ...(neighbour ? { neighbour } : {}),
  };
  const actor = createActor(sessionMachine, { input }).start();
  const view = () => connectSession(actor.getSnapshot());
  const reach = async (phase: ReturnType<typeof view>["phase"]) => {
    await waitFor(actor, (snapshot) => connectSession(snapshot).phase === phase && !connectSession(snapshot).isBusy);
    return view();
  };
  return { actor, line, tokens, navigation, view, reach };
}

const login = { type: "login.submitted", login: "ada", password: PASSWORD, clientSlug: "demo" } as const;

describe("a password that somebody else chose", () => {
  const chosen = { type: "password.chosen", password: "Grand-Soleil7-2026" } as const;

  it("§6.19 §4.26 leads to another one and to nothing else; then the session is taken up anew, without the flag", async () => {
    const { actor, line, tokens, reach } = start({ hasTemporaryPassword: true });
    actor.send(login);
    expect(await reach("temporary-password")).toMatchObject({ user: { hasTemporaryPassword: true }, client: null });
    expect(line.asked).toEqual(["logIn", "loadUser"]);
    actor.send(chosen);
    expect(await reach("signed-in")).toMatchObject({ user: USER, client: CLIENT, trouble: null });
    expect(tokens.read()).toEqual({ token: "of.an.exchange", refreshToken: "again+" });
  });

  it("stays there with the reason when it is not taken; a try whose answer was lost is not lost", async () => {
    const { actor, line, reach } = start({ hasTemporaryPassword: true, kept: KEPT });
    await reach("temporary-password");
    line.fail("exchange", OFFLINE);
    actor.send(chosen);
    expect((await reach("temporary-password")).trouble).toEqual(OFFLINE);
    line.fail("exchange", null);
    actor.send(chosen);
    expect((await reach("signed-in")).user).toEqual(USER);
  });

  it("is left by signing out", async () => {
    const { actor, tokens, reach } = start({ hasTemporaryPassword: true, kept: KEPT });
    await reach("temporary-password");
    actor.send({ type: "logout.asked" });
    await reach("signed-out");
    expect(tokens.read()).toBeNull();
  });
});

describe("decisions 3: a second factor that is demanded", () => {
  /** Its tokens ask for one until an exchange, and go on where none was given. */
  const demand = (isGiven: () => boolean, isDemanded = () => true) => ({
    kept: KEPT,
    prepare: ({ line, ports: { gateway } }: Parameters<NonNullable<World["prepare"]>>[0]) => {
      let isWide = false;
      const { exchange } = gateway;
      Object.assign(gateway, {
        exchange: async (token: string) => {
          const answer = await exchange(token);
          isWide = answer.ok && isGiven();
          return answer;
        },
        loadUser: () =>
          line.pass("loadUser", () => ({ ok: true, value: { ...USER, needsSecondFactor: isDemanded() && !isWide } })),
      });
    },
  });

  it("that was given is not asked for again after a reload, nor after a try that failed", async () => {
    const { actor, line, reach } = start(demand(() => true));
    expect(await reach("signed-in")).toMatchObject({ client: CLIENT, trouble: null });
    expect(line.asked).toEqual(["loadUser", "exchange", "loadUser", "loadClient"]);
    const other = start(demand(() => true));
    other.line.fail("exchange", OFFLINE);
    expect((await other.reach("unreachable")).trouble).toEqual(OFFLINE);
    other.line.fail("exchange", null);
    other.actor.send({ type: "retry.asked" });
    expect((await other.reach("signed-in")).user).toEqual(USER);
    actor.stop();
  });

  it("that was not given is asked for; one that is demanded of people at work is asked for where they are", async () => {
    await start(demand(() => false)).reach("second-factor");
    let isDemanded = false;
    let isGiven = false;
    const { actor, navigation, tokens, reach } = start(
      demand(
        () => isGiven,
        () => isDemanded,
      ),
    );
    await reach("signed-in");
    isDemanded = true;
    actor.send({ type: "session.narrowed" });
    await reach("second-factor");
    expect([navigation.visits, tokens.read() === null]).toEqual([[], false]);
    isGiven = true;
    actor.send({ type: "second-factor.given" });
    expect((await reach("signed-in")).client).toEqual(CLIENT);
  });
});

describe("§3.25 terms of use", () => {
  const withTerms = (isAccepted: () => boolean) => ({
    kept: KEPT,
    prepare: ({ line, ports: { gateway } }: Parameters<NonNullable<World["prepare"]>>[0]) => {
      const loadUser = () =>
        line.pass("loadUser", () => ({ ok: true, value: { ...USER, needsTerms: !isAccepted() } }) as const);
      Object.assign(gateway, { loadUser });
    },
  });

  it("that are not accepted are read first, on both sites; a player goes on", async () => {
    let isAccepted = false;
    for (const platform of ["BACK_OFFICE", "FRONT_DYNAMIC"] as const) {
      isAccepted = false;
      const { actor, reach } = start({ ...withTerms(() => isAccepted), platform });
      await reach("terms");
      // Not accepted after all: asked again.
      actor.send({ type: "terms.settled" });
      await reach("terms");
      isAccepted = true;
      actor.send({ type: "terms.settled" });
      await reach("signed-in");
    }
    await start({ ...withTerms(() => false), platform: "LEARNIZ" }).reach("signed-in");
  });

  it("that somebody does not accept let them sign out", async () => {
    const { actor, reach } = start(withTerms(() => false));
    await reach("terms");
    actor.send({ type: "logout.asked" });
    await reach("signed-out");
  });
});

describe("signing in", () => {
  it("§4.2 §4.3 §4.4 prefixes the login with the client's slug, stores the pair, and loads user and client", async () => {
    const { actor, tokens, navigation, reach } = start();
    expect(navigation.visits).toEqual(["/auth/login"]);
    actor.send(login);
    expect(await reach("signed-in")).toMatchObject({ user: USER, client: CLIENT, trouble: null });
    expect(tokens.read()).toEqual({ token: "of.a.login", refreshToken: "again" });
    expect(tokens.readContentSlug()).toBe("demo");
  });

  it("§4.4 asks for the client on the back office alone", async () => {
    const { line, reach } = start({ kept: KEPT, platform: "FRONT_DYNAMIC" });
    expect((await reach("signed-in")).client).toBeNull();
    expect(line.asked).toEqual(["loadUser"]);
  });

  it("§4.1 stays at the login with the reason when the password is wrong, and forgets it at the next try", async () => {
    const { actor, line, tokens, reach } = start();
    actor.send({ ...login, password: "wrong" });
    expect((await reach("signed-out")).trouble?.detail).toBe("bad-credentials");
    expect(tokens.read()).toBeNull();
    expect(line.asked).toEqual(["logIn"]);
    actor.send(login);
    expect((await reach("signed-in")).trouble).toBeNull();
  });

  it("§4.13 keeps the slug of the user's own client for the day the session is lost", async () => {
    const { tokens, reach } = start({ kept: KEPT });
    expect(tokens.readContentSlug()).toBeNull();
    await reach("signed-in");
    expect(tokens.readContentSlug()).toBe(USER.client.slug);
  });

  it("§4.5 throws nothing away when the user cannot be loaded, and goes on when asked again", async () => {
    const { actor, line, tokens, reach } = start({ kept: KEPT, prepare: ({ line }) => line.fail("loadUser", OFFLINE) });
    expect((await reach("unreachable")).trouble).toEqual(OFFLINE);
    expect(tokens.read()).toEqual(KEPT);
    line.fail("loadUser", null);
    actor.send({ type: "retry.asked" });
    await reach("signed-in");
  });
});

describe("entering by a link", () => {
  const player = { platform: "LEARNIZ", loginPath: null, entryTokens: ENTRY } as const;

  it("§2.17 §2.18 exchanges the tokens of the address before anything else, then loads who plays and lets them in", async () => {
    const { line, tokens, reach } = start(player);
    await reach("signed-in");
    expect(line.asked.slice(0, 2)).toEqual(["exchange", "loadUser"]);
    expect(tokens.read()?.refreshToken).toBe("link+");
  });

  it("§2.17 falls back on the tokens that the tab kept when the link was used already", async () => {
    const refused = { kind: "unauthorised", detail: "refresh.invalid" } as const;
    const { tokens, reach } = start({ ...player, kept: KEPT, prepare: ({ line }) => line.fail("exchange", refused) });
    await reach("signed-in");
    expect(tokens.read()).toEqual(KEPT);
  });

  it("§3.77 a link that was revoked says so, whatever the tab kept, before it is followed and after", async () => {
    const revoked = { kind: "unauthorised", detail: "link.revoked" } as const;
    const late = start({ ...player, kept: KEPT, prepare: ({ line }) => line.fail("exchange", revoked) });
    await late.reach("ended");
    expect(connectSession(late.actor.getSnapshot()).isRevoked).toBe(true);
    const { actor, reach } = start(player);
    await reach("signed-in");
    actor.send({ type: "session.lost", reason: "link.revoked" });
    await reach("ended");
    expect(connectSession(actor.getSnapshot()).isRevoked).toBe(true);
  });

  it("§2.17 keeps the link's tokens while the network is away, and never exchanges them twice", async () => {
    const { actor, line, reach } = start({
      ...player,
      prepare({ line }) {
        line.fail("exchange", OFFLINE);
        line.fail("loadUser", OFFLINE);
      },
    });
    await reach("unreachable");
    line.fail("exchange", null);
    actor.send({ type: "retry.asked" });
    await waitFor(actor, () => line.count("loadUser") === 1);
    await reach("unreachable");
    line.fail("loadUser", null);
    actor.send({ type: "retry.asked" });
    await reach("signed-in");
    expect(line.count("exchange")).toBe(2);
  });

  it("§4.14 without tokens and without a login of its own the session is lost", async () => {
    const { navigation, actor } = start({ ...player, prepare: ({ ports }) => ports.gateway.exchange("link") });
    await waitFor(actor, () => navigation.visits.length > 0);
    expect(navigation.visits).toEqual(["/error?status=400&message=http-error.no-content-slug"]);
  });
});

describe("changing platforms", () => {
  const site = { platform: "FRONT_DYNAMIC", entryTokens: ENTRY } as const;
  const refused = { kind: "unauthorised", detail: "refresh.invalid" } as const;

  it("§7.12 a link that was used is told, and nobody else is taken for its owner; what was kept stays", async () => {
    const { line, tokens, reach } = start({
      ...site,
      kept: KEPT,
      prepare: ({ line }) => line.fail("exchange", refused),
    });
    expect(await reach("link-refused")).toMatchObject({ user: null, trouble: refused });
    expect(tokens.read()).toEqual(KEPT);
    expect(line.asked).toEqual(["exchange"]);
  });

  it.each([
    ["too-many", "guesses.too-many"],
    ["maintenance", "http.503"],
    ["unexpected", "http.502"],
  ] as const)(
    "§7.12 %s says nothing of the link: it is kept, tells nothing of anybody else, and works when tried again",
    async (kind, detail) => {
      for (const entry of [site, { platform: "LEARNIZ", loginPath: null, entryTokens: ENTRY } as const]) {
        const trouble = { kind, detail };
        const prepare: World["prepare"] = ({ line }) => line.fail("exchange", trouble);
        const { actor, line, tokens, reach } = start({ ...entry, kept: KEPT, prepare });
        expect(await reach("unreachable")).toMatchObject({ user: null, trouble });
        expect(tokens.read()).toEqual(KEPT);
        expect(line.asked).toEqual(["exchange"]);
        line.fail("exchange", null);
        actor.send({ type: "retry.asked" });
        expect((await reach("signed-in")).trouble).toBeNull();
        expect(tokens.read()?.refreshToken).toBe("link+");
        expect(line.count("exchange")).toBe(2);
      }
    },
  );

  it.each([
    ["invalid", "http.400"],
    ["invalid", "validation"],
    ["gone", "link.invalid"],
  ] as const)("§7.12 %s (%s) ends the link: it is told, dropped, and never asked again", async (kind, detail) => {
    const prepare: World["prepare"] = ({ line }) => line.fail("exchange", { kind, detail });
    const { actor, line, tokens, reach } = start({ ...site, kept: KEPT, prepare });
    await reach("link-refused");
    expect(actor.getSnapshot().context.entryTokens).toBeNull();
    actor.send({ type: "retry.asked" });
    await reach("link-refused");
    expect([line.asked, tokens.read()]).toEqual([["exchange"], KEPT]);
  });

  it("§7.12 a link that works takes the place of the session", async () => {
    const { tokens, reach } = start({ ...site, kept: KEPT });
    await reach("signed-in");
    expect(tokens.read()?.refreshToken).toBe("link+");
  });

  it("§1.11 §7.12 leaves by the link that signs in over there, or without it to its first page; offline it stays", async () => {
    const { actor, line, navigation, reach } = start({ kept: KEPT });
    await reach("signed-in");
    const ask = async () => {
      actor.send({ type: "platform.asked", platform: "FRONT_DYNAMIC" });
      return reach("signed-in");
    };
    line.fail("linkToPlatform", OFFLINE);
    expect((await ask()).trouble).toEqual(OFFLINE);
    expect(navigation.visits).toEqual([]);
    line.fail("linkToPlatform", null);
    expect((await ask()).trouble).toBeNull();
    line.fail("linkToPlatform", { kind: "forbidden", detail: "scope.refused" });
    await ask();
    expect(navigation.visits).toEqual(["https://demo.example.org/FRONT_DYNAMIC", "/"]);
  });
});

describe("working in another client", () => {
  it("§7.54 opens its first page, or the one that was asked for; where it fails nothing moves", async () => {
    const { actor, line, navigation, tokens, reach } = start({ kept: KEPT });
    await reach("signed-in");
    line.fail("switchClient", OFFLINE);
    actor.send({ type: "client.chosen", id: "acme", path: "/mails" });
    expect((await reach("signed-in")).trouble).toEqual(OFFLINE);
    line.fail("switchClient", null);
    actor.send({ type: "client.chosen", id: "acme", path: "/mails" });
    await reach("signed-in");
    actor.send({ type: "client.chosen", id: "demo" });
    await reach("signed-in");
    expect(navigation.visits).toEqual(["/mails", "/"]);
    expect(tokens.read()?.token).toBe("of.another.client");
  });
});

describe("opening a platform of those who are signed in on the other", () => {
  const meet = (roles: (typeof USER)["roles"], trouble: Trouble | null = null, platform?: Platform) => {
    const asked: string[] = [];
    const neighbour: SessionInput["neighbour"] = {
      linkToPlatform: async (to) => {
        asked.push(to);
        return trouble ? { ok: false, error: trouble } : { ok: true, value: { link: "/admin/auth/sso#once" } };
      },
      loadUser: async () => ({ ok: true, value: { ...USER, roles } }),
    };
    return { asked, ...start({ neighbour, ...(platform ? { platform } : {}) }) };
  };

  it("decisions 2, §1.11: those who have a place there are taken in by a link of that session, and sign in nowhere", async () => {
    const { asked, navigation, actor } = meet(["ROLE_AUTHOR"]);
    await waitFor(actor, (snapshot) => snapshot.matches("left"));
    expect([asked, navigation.visits]).toEqual([["BACK_OFFICE"], ["/admin/auth/sso#once"]]);
  });

  it("§1.11: everybody who is signed in in the office has a place on the learner site", async () => {
    const { asked, actor } = meet(["ROLE_LEARNER"], null, "FRONT_DYNAMIC");
    await waitFor(actor, (snapshot) => snapshot.matches("left"));
    expect(asked).toEqual(["FRONT_DYNAMIC"]);
  });

  it("decisions 2: a manager who is signed in on the learner site goes on to the statistics of their people", async () => {
    const { asked, actor } = meet(["ROLE_MANAGER"]);
    await waitFor(actor, (snapshot) => snapshot.matches("left"));
    expect(asked).toEqual(["BACK_OFFICE"]);
  });

  it("decisions 2: a trainer who is signed in on the learner site goes on to their sessions", async () => {
    const { asked, actor } = meet(["ROLE_TRAINER"]);
    await waitFor(actor, (snapshot) => snapshot.matches("left"));
    expect(asked).toEqual(["BACK_OFFICE"]);
  });

  it("decisions 2: a learner is told who is signed in, and led to no sign-in; the session over there is untouched", async () => {
    const { asked, navigation, tokens, reach } = meet(["ROLE_LEARNER"]);
    expect(await reach("elsewhere")).toMatchObject({ user: { roles: ["ROLE_LEARNER"] }, mayAuthor: false });
    expect([asked, navigation.visits, tokens.read()]).toEqual([[], [], null]);
  });

  it("a session over there that has ended, or answers nothing, leads to the sign-in", async () => {
    for (const trouble of [{ kind: "session-lost", detail: "over" }, OFFLINE] as const) {
      const { navigation, reach } = meet(["ROLE_AUTHOR"], trouble);
      await reach("signed-out");
      expect(navigation.visits).toEqual(["/auth/login"]);
    }
  });

  it("is of no account to those who have a session of this platform", async () => {
    const { line, reach } = start({ kept: KEPT, neighbour: neverAsked });
    await reach("signed-in");
    expect(line.asked).toContain("loadUser");
  });
});

const neverAsked: SessionInput["neighbour"] = {
  linkToPlatform: () => Promise.reject(new Error("asked")),
  loadUser: () => Promise.reject(new Error("asked")),
};

describe("leaving an impersonation", () => {
  const leave = async (trouble: typeof OFFLINE | { kind: "unauthorised"; detail: string } | null) => {
    const world = start({ kept: KEPT, platform: "FRONT_DYNAMIC" });
    await world.reach("signed-in");
    world.line.fail("leaveImpersonation", trouble);
    world.actor.send({ type: "impersonation.left" });
    return world;
  };

  it("§4.23 §6.10 gives back one's own session in the back office, and keeps none of the other's", async () => {
    const { navigation, tokens } = await leave(null).then(async (world) => {
      await waitFor(world.actor, () => world.navigation.visits.length > 0);
      return world;
    });
    expect(navigation.visits).toEqual(["/admin/auth/sso#token=of.one.self&refreshToken=own"]);
    expect(tokens.read()).toBeNull();
  });

  it("§4.23 ends here when it is over already, and not when nobody could be asked", async () => {
    const over = await leave({ kind: "unauthorised", detail: "token.invalid" });
    over.actor.send({ type: "session.lost" });
    await waitFor(over.actor, () => over.navigation.visits.length > 0);
    expect(over.navigation.visits).toEqual(["/admin/"]);
    expect(over.tokens.read()).toBeNull();
    const away = await leave(OFFLINE);
    expect((await away.reach("signed-in")).trouble).toEqual(OFFLINE);
    expect(away.tokens.read()).toEqual(KEPT);
  });
});

describe("signing out", () => {
  it.each([null, OFFLINE])(
    "§2.2 §4.17–§4.20 §8.22 posts, clears and goes to the login, whatever the server says (%o)",
    async (trouble) => {
      const { actor, line, tokens, navigation, reach } = start({ kept: KEPT });
      await reach("signed-in");
      line.fail("logOut", trouble);
      actor.send({ type: "logout.asked" });
      expect(await reach("signed-out")).toMatchObject({ user: null, client: null, trouble: null });
      expect(line.count("logOut")).toBe(1);
      expect(tokens.read()).toBeNull();
      expect(navigation.visits).toEqual(["/auth/login"]);
    },
  );

  it("§4.20 goes to the login even when the logout finds the session lost", async () => {
    const { actor, line, navigation, reach } = start({ kept: KEPT });
    await reach("signed-in");
    const release = line.hold("logOut");
    actor.send({ type: "logout.asked" });
    actor.send({ type: "session.lost" });
    release();
    await reach("signed-out");
    expect(navigation.visits).toEqual(["/auth/login"]);
  });
});

describe("losing the session", () => {
  it("§4.13 §8.4 goes to the platform of the stored content slug, once", async () => {
    const { actor, line, tokens, navigation, reach } = start({ kept: KEPT });
    await reach("signed-in");
    actor.send({ type: "session.lost" });
    actor.send({ type: "session.lost" });
    await waitFor(actor, () => navigation.visits.length > 0);
    expect(navigation.visits).toEqual(["https://demo.example.org/"]);
    expect(line.count("findOriginPlatform")).toBe(1);
    expect(tokens.read()).toBeNull();
  });

  it("§4.12 is told in the middle of what is played, and nobody is led away", async () => {
    const { actor, line, navigation, reach } = start({ kept: KEPT, platform: "LEARNIZ", loginPath: null });
    await reach("signed-in");
    actor.send({ type: "session.lost" });
    actor.send({ type: "session.lost" });
    await reach("ended");
    expect(navigation.visits).toEqual([]);
    expect(line.count("findOriginPlatform")).toBe(0);
  });

  it.each([
    ["no slug is stored", null],
    ["the slug is unknown", "elsewhere"],
  ])("§4.14 §8.4 goes to the error page when %s", async (_, slug) => {
    const { actor, navigation } = start({
      loginPath: null,
      prepare: ({ ports }) => slug !== null && ports.tokens.keepContentSlug(slug),
    });
    await waitFor(actor, () => navigation.visits.length > 0);
    expect(navigation.visits).toEqual(["/error?status=400&message=http-error.no-content-slug"]);
  });
});

describe("the user's names and language", () => {
  it("§7.15 the names that were stored are those of the session at once", async () => {
    const { actor, view, reach } = start({ kept: KEPT });
    await reach("signed-in");
    const before = view().user;
    actor.send({ type: "names.changed", names: { firstname: "Ada", lastname: "King" } });
    expect(view()).toMatchObject({ phase: "signed-in", user: { ...before, firstname: "Ada", lastname: "King" } });
  });

  it("§4.24 is changed with the user, and a failure leaves the user as they were", async () => {
    const { actor, line, view, reach } = start({ kept: KEPT });
    await reach("signed-in");
    actor.send({ type: "locale.chosen", locale: "en" });
    await waitFor(actor, () => view().user?.locale === "en");
    line.fail("changeLocale", OFFLINE);
    actor.send({ type: "locale.chosen", locale: "fr" });
    await waitFor(actor, () => view().trouble !== null);
    expect(view()).toMatchObject({ phase: "signed-in", user: { locale: "en" }, trouble: OFFLINE });
  });
});
