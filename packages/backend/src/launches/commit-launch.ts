// Knows how a commit from the content origin is saved: for the person to whom the ticket was given, while they may
// play, like any other save of theirs (decisions 7).
import type { ScormCommit } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Ticket } from "../packages/tickets.ts";
import { findPlay } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import type { Guarding } from "../progress/guard-progress.ts";
import { saveScorm } from "../progress/save-scorm.ts";
import { countVisit } from "./count-visit.ts";
import { describeStanding, readSeconds } from "./describe-standing.ts";
import { knowLaunches } from "./know-launches.ts";
import { noteCalls } from "./log-launch.ts";

/** Milliseconds: a content is told of its end after the page around it, which has reported it by then. */
const LAST_WORDS = 60_000;

type Stage = Guarding & Pick<World, "launches" | "sessions">;

/**
 * `accepted` is false for a save that is older than what is stored, or the same again, and once a later launch has
 * stored one. `ticket.invalid` means that nothing was stored: the ticket is too old, its launch ended more than a
 * minute ago, or its session, user or perimeter is no longer open. The commit is read (`readCommit`) only once its
 * bearer is accepted.
 */
export async function commitLaunch(
  world: Stage,
  ticket: Ticket,
  readCommit: () => Outcome<ScormCommit>,
): Outcome<{ readonly accepted: boolean }> {
  const found = await findBearer(world, ticket);
  if (!found) return refuse("ticket.invalid");
  const read = await readCommit();
  if (!read.ok) return read;
  const { progress, seconds, calls, isEnd } = read.value;
  const told = { calls, isEnd };
  const launch = { id: ticket.launch, startedAt: found.launchedAt };
  if (!progress) {
    const play = await findPlay(world, found.actor, found.perimeterSlug);
    if (!play.ok) return refuse("ticket.invalid");
    await countVisit(
      world,
      found.actor.home,
      { ...found, userId: ticket.userId, startedAt: found.launchedAt },
      seconds,
    );
    await noteCalls(world, found.actor.home, launch, { ...told, seconds });
    return succeed({ accepted: true });
  }
  const saved = await saveScorm(
    world,
    found.actor,
    found.perimeterSlug,
    { ...progress, launchedAt: found.launchedAt },
    knowLaunches(world, found.actor.home, { ...found, userId: ticket.userId }, { startedAt: found.launchedAt }),
  );
  if (!saved.ok) return saved.error.code === "not-found" ? refuse("ticket.invalid") : saved;
  await noteCalls(world, found.actor.home, launch, {
    ...told,
    seconds: readSeconds(progress, found.launchedAt),
    standing: describeStanding(progress),
  });
  return succeed({ accepted: saved.value.accepted });
}

interface Bearer {
  readonly actor: Actor;
  readonly perimeterSlug: string;
  /** ISO timestamp. */
  readonly launchedAt: string;
}

async function findBearer(world: Stage, ticket: Ticket): Promise<Bearer | null> {
  const now = world.clock.now();
  if (ticket.end <= now) return null;
  const home = { clientId: ticket.clientId };
  const [launch, session, user, client] = await Promise.all([
    world.launches.read(home, ticket.launch),
    world.sessions.readOpen(home, ticket.sessionId, toIso(now)),
    world.users.read(home, ticket.userId),
    world.clients.read(home),
  ]);
  const isHeard = launch?.endedAt == null || now - Date.parse(launch.endedAt) < LAST_WORDS;
  if (
    launch?.userId !== ticket.userId ||
    !isHeard ||
    session?.userId !== ticket.userId ||
    !user?.active ||
    !client?.active
  )
    return null;
  const { perimeterSlug } = launch;
  const actor: Actor = {
    ...home,
    clientSlug: client.slug,
    home,
    userId: user.id,
    identifier: user.identifier,
    roles: user.roles,
    scope: "link",
    sessionId: ticket.sessionId,
    binding: perimeterSlug,
  };
  return { actor, perimeterSlug, launchedAt: launch.startedAt };
}
