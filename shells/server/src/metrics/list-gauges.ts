// Knows which numbers are looked up when somebody reads the metrics. A new queue is a line in QUEUES.
import type { Platform } from "../platform/compose.ts";
import { KEEPERS } from "../platform/refused-writes.ts";
import { createGauge, type Metric } from "./exposition.ts";

/** How many wait, by the name of the queue. */
const QUEUES: Readonly<Record<string, (platform: Platform) => Promise<number>>> = {
  mails: ({ world }) => world.mails.countQueued(),
  jobs: ({ world }) => world.jobs.countQueued(),
};

export const listGauges = (platform: Platform): readonly Metric[] => [
  createGauge("academiz_queue_length", "What waits to be done, of all servers on this database, by queue.", () =>
    Promise.all(
      Object.entries(QUEUES).map(async ([queue, count]) => ({ labels: { queue }, value: await count(platform) })),
    ),
  ),
  createGauge("academiz_streams_open", "Live streams that this server holds open.", () => [
    { value: platform.live.hub.count() },
  ]),
  createGauge("academiz_database_connections", "Connections of this server, by pool and by what they do.", () =>
    platform.database.countConnections().flatMap(({ pool, busy, idle }) => [
      { labels: { pool, state: "busy" }, value: busy },
      { labels: { pool, state: "idle" }, value: idle },
    ]),
  ),
  createGauge("academiz_database_waiting", "Queries that wait for a connection, by pool.", () =>
    platform.database.countConnections().map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
  ),
  createGauge("academiz_disk_free_ratio", "Free part of a disk, by what is kept on it.", async () => {
    const { documents, database } = platform.disks;
    const seen = Object.entries({ documents, database }).flatMap(([keeper, disk]) => (disk ? [{ keeper, disk }] : []));
    return Promise.all(
      seen.map(async ({ keeper, disk }) => {
        const { free, total } = await disk.look();
        return { labels: { keeper }, value: total > 0 ? free / total : 0 };
      }),
    );
  }),
  createGauge(
    "academiz_writes_refused_total",
    "Writes that found no room since the start, by what should have been kept.",
    () => KEEPERS.map((keeper) => ({ labels: { keeper }, value: platform.refusedWrites.count(keeper) })),
    "counter",
  ),
  createGauge(
    "academiz_progress_refused_total",
    "Saves of progress that their course cannot produce, since the start; also of those that are answered with what is stored.",
    () => [{ value: platform.countRefusedSaves() }],
    "counter",
  ),
];
