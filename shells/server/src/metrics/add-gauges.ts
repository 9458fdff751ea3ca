// Knows which numbers are looked up when somebody reads the metrics. A new queue is a line in QUEUES.
import { Counter, Gauge, type Registry } from "prom-client";
import type { Platform } from "../platform/compose.ts";
import { KEEPERS } from "../platform/refused-writes.ts";

/** How many wait, by the name of the queue. */
const QUEUES: Readonly<Record<string, (platform: Platform) => Promise<number>>> = {
  mails: ({ world }) => world.mails.countQueued(),
  jobs: ({ world }) => world.jobs.countQueued(),
};

export function addGauges(platform: Platform, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "academiz_queue_length",
    help: "What waits to be done, of all servers on this database, by queue.",
    labelNames: ["queue"],
    registers,
    async collect() {
      const counted = Object.entries(QUEUES).map(async ([queue, count]) => ({ queue, length: await count(platform) }));
      for (const { queue, length } of await Promise.all(counted)) this.set({ queue }, length);
    },
  });
  new Gauge({
    name: "academiz_streams_open",
    help: "Live streams that this server holds open.",
    registers,
    collect() {
      this.set(platform.live.hub.count());
    },
  });
  new Gauge({
    name: "academiz_database_connections",
    help: "Connections of this server, by pool and by what they do.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { pool, busy, idle } of platform.database.countConnections()) {
        this.set({ pool, state: "busy" }, busy);
        this.set({ pool, state: "idle" }, idle);
      }
    },
  });
  new Gauge({
    name: "academiz_database_waiting",
    help: "Queries that wait for a connection, by pool.",
    labelNames: ["pool"],
    registers,
    collect() {
      for (const { pool, waiting } of platform.database.countConnections()) this.set({ pool }, waiting);
    },
  });
  new Gauge({
    name: "academiz_disk_free_ratio",
    help: "Free part of a disk, by what is kept on it.",
    labelNames: ["keeper"],
    registers,
    async collect() {
      const { documents, database } = platform.disks;
      const looks = Object.entries({ documents, database }).map(async ([keeper, disk]) => {
        if (!disk) return;
        const { free, total } = await disk.look();
        this.set({ keeper }, total > 0 ? free / total : 0);
      });
      await Promise.all(looks);
    },
  });
  new Counter({
    name: "academiz_writes_refused_total",
    help: "Writes that found no room since the start, by what should have been kept.",
    labelNames: ["keeper"],
    registers,
    collect() {
      this.reset();
      for (const keeper of KEEPERS) this.inc({ keeper }, platform.refusedWrites.count(keeper));
    },
  });
  new Counter({
    name: "academiz_progress_refused_total",
    help: "Saves of progress that their course cannot produce, since the start; also of those that are answered with what is stored.",
    registers,
    collect() {
      this.reset();
      this.inc(platform.countRefusedSaves());
    },
  });
}
