// Knows after which removals an exchange makes a browser forget its copies.
import { expect, test } from "vitest";
import { forgetCopies } from "../ground/forgetting.ts";
import type { World } from "../ground/world.ts";
import type { ExchangedSession } from "../ports/index.ts";
import { REMOVAL_MARGIN } from "./lifetimes.ts";
import { refreshSession } from "./refresh-session.ts";

const SEEN = Date.UTC(2026, 0, 1, 12);
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const PAIR = { token: "access", refreshToken: "next" };

/** Of a user at work in another client: when each of the two lost a file, null where it never did. */
async function refresh({ home, away, isAway = true }: { home: number | null; away: number | null; isAway?: boolean }) {
  const client = (id: string, removed: number | null) => ({
    id,
    slug: id,
    active: true,
    filesRemovedAt: removed === null ? null : iso(removed),
  });
  const session: ExchangedSession = {
    id: "session",
    clientId: "home",
    userId: "user",
    scope: "session",
    binding: null,
    expiresAt: iso(SEEN + 1_000_000),
    activeClientId: isAway ? "away" : null,
    originSessionId: null,
    lastSeenAt: iso(SEEN),
  };
  const issued: object[] = [];
  const world = {
    clock: { now: () => SEEN + 900_000 },
    sessions: { rotate: async () => session },
    users: { readAccount: async () => ({ active: true, roles: ["ROLE_SUPER_ADMIN"], identifier: "one" }) },
    clients: { read: async () => client("home", home), find: async () => client("away", away) },
    tokens: {
      succeedRefresh: () => ({ hash: "hash", token: PAIR.refreshToken }),
      hashRefresh: () => "hash",
      issueAccess: async (actor: object) => {
        issued.push(actor);
        return PAIR.token;
      },
    },
  } as unknown as World;
  const answer = await refreshSession(world, { refreshToken: "refresh" });
  expect(issued).toHaveLength(1);
  expect(issued[0]).not.toHaveProperty("filesRemovedAt");
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

test.each([
  ["of which nothing was ever removed", { home: null, away: null }],
  ["that lost a file well before the session was last seen", { home: SEEN - 60_000, away: SEEN - REMOVAL_MARGIN }],
  ["where the user does not work any more", { home: null, away: SEEN + 60_000, isAway: false }],
])("§7.71 nothing is forgotten for a client %s", async (_which, removals) => {
  expect(await refresh(removals)).toEqual(PAIR);
});

test.each([
  ["at home", { home: SEEN + 60_000, away: null, isAway: false }],
  ["at home, while the user works elsewhere", { home: SEEN + 60_000, away: SEEN - 60_000 }],
  ["where the user works", { home: SEEN - 60_000, away: SEEN + 60_000 }],
  ["by a server whose clock is a little behind", { home: SEEN - REMOVAL_MARGIN + 1, away: null }],
])("§7.71 copies are forgotten for files removed since the session was last seen, %s", async (_where, removals) => {
  expect(await refresh(removals)).toEqual(forgetCopies(PAIR));
});
