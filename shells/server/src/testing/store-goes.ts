// Knows how a test stores finished goes at games, without playing them.
import type { TestServer } from "./start-test-server.ts";

interface Goes {
  /** Identifier of the learner. */
  readonly by: string;
  readonly perimeter: string;
  /** Of the games of a course; a game that is a product of its own needs none. */
  readonly games?: readonly string[];
  readonly score?: number;
  readonly badge?: string | null;
  readonly nbTimeDone?: number;
  readonly time?: number;
}

/** Stored as the goes that count. */
export async function storeGoes({ world }: TestServer, goes: Goes): Promise<void> {
  const { by, perimeter: perimeterSlug, games = [], score = 80, badge = null, nbTimeDone = 2, time = 12 } = goes;
  const user = await world.users.findByIdentifier(by);
  if (!user) throw new Error(`nobody is called ${by}`);
  const eventDate = new Date(world.clock.now()).toISOString();
  const summary = { status: "STARTED" as const, percentage: 100, score: null, time };
  const result = { status: "COMPLETE", percentage: 100, score, time, badge, nbTimeDone };
  const interactivities = games.map((slug) => ({ ...result, slug }));
  const progress = { ...result, slug: perimeterSlug, eventDate, chapters: [{ slides: [{ interactivities }] }] };
  await world.progress.save(user, { userId: user.id, perimeterSlug, eventDate, progress, summary });
}
