// Knows how the progress of many learners of one perimeter is written at once: one statement for those who have one,
// another for the rest.
import type { ProgressFollowing } from "@academiz/backend/ports";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";

const COLUMNS = {
  user_id: ["uuid", ({ userId }) => userId],
  event_date: ["timestamptz", ({ eventDate }) => eventDate],
  based_on: ["timestamptz", ({ basedOn }) => basedOn],
  status: ["text", ({ summary }) => summary.status],
  percentage: ["float8", ({ summary }) => summary.percentage],
  score: ["float8", ({ summary }) => summary.score],
  time: ["float8", ({ summary }) => summary.time],
  progress: ["json", ({ progress }) => JSON.stringify(progress)],
} as const satisfies Record<string, readonly [type: string, read: (save: ProgressFollowing) => string | number | null]>;
const entries = Object.entries(COLUMNS);

function give(saves: readonly ProgressFollowing[]): SQL {
  const columns = entries.map(([, [type, read]]) => {
    const values = saves.map((save) => read(save)).map((value) => (value === null ? null : String(value)));
    return sql`${sql.param(values)}::text[]::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(columns, sql`, `)}) as given(${sql.raw(entries.map(([name]) => name).join(", "))})`;
}

/**
 * Answers whose progress was written: not where it has changed from the one it is based on, nor where the client has no
 * such perimeter.
 */
export async function saveManyProgress(
  db: Db,
  perimeterSlug: string,
  saves: readonly ProgressFollowing[],
): Promise<ReadonlySet<string>> {
  const [first, next] = [
    saves.filter(({ basedOn }) => basedOn === null),
    saves.filter(({ basedOn }) => basedOn !== null),
  ];
  const written: { readonly userId: string }[] = [];
  if (first.length > 0)
    written.push(
      ...(await queryRows<{ userId: string }>(
        db,
        sql`insert into progress (user_id, perimeter_slug, event_date, status, percentage, score, time, progress)
            select user_id, slug, event_date, given.status, given.percentage, given.score, given.time, given.progress
            from ${give(first)} join perimeters on slug = ${perimeterSlug}
            on conflict (user_id, perimeter_slug) do nothing returning user_id as "userId"`,
      )),
    );
  if (next.length > 0)
    written.push(
      ...(await queryRows<{ userId: string }>(
        db,
        sql`update progress as p
            set event_date = given.event_date, status = given.status, percentage = given.percentage, score = given.score,
                time = given.time, progress = given.progress, version = p.version + 1
            from ${give(next)}
            where p.user_id = given.user_id and p.perimeter_slug = ${perimeterSlug}
              and p.event_date = given.based_on and p.event_date < given.event_date
            returning p.user_id as "userId"`,
      )),
    );
  return new Set(written.map(({ userId }) => userId));
}
