// Knows how an export is made in the background: packed, checked, and only then offered (decisions 7).
import { AUTHORING, type ExportProblem } from "@academiz/contract";
import type { ExportProgress } from "@academiz/domain/notifications";
import type { JobEffect, JobKind, JobTools } from "../ground/job-kind.ts";
import type { Refusal } from "../ground/outcome.ts";
import { tellAsker } from "../ground/tell-asker.ts";
import type { World } from "../ground/world.ts";
import type { JobRecord, PackageOrder } from "../ports/index.ts";
import { checkPackage } from "./check-package.ts";
import { readAsked, toData } from "./export-job.ts";
import { EXPORTERS } from "./exporters.ts";

const fail = (error: string, problems: readonly ExportProblem[] = []): JobEffect => {
  const result = toData({ name: null, size: null, problems });
  return async () => ({ state: "failed", error, result });
};

/** Run again after a crash, it makes the same bytes, which are kept once. */
export const runExport: JobKind = async (world, job, runner) => {
  if (!(await mayExport(world, job))) return fail("role.refused");
  const tools = await tellAsker(world, job, runner, tellProgress);
  const asked = readAsked(job);
  const prepared = await EXPORTERS[asked.type](world, job, asked.slug, asked.input);
  if (!prepared.ok) return fail(prepared.error.code, listProblems(prepared.error));
  const { order, name, unknown } = prepared.value;
  const packing = await world.packager.pack(takeTurns(order, tools));
  if (!packing) return fail("export.not-built");
  const staged = await world.documentStore.stage(countBytes(packing.chunks, packing.total, tools));
  try {
    const faults = await tools.during(checkPackage(world, staged, asked, order.format, unknown));
    if (faults.length > 0)
      return fail(
        "export.unsound",
        faults.map((text) => ({ code: "package.unsound", name: text })),
      );
    const { key, size } = await tools.during(staged.keep(job));
    const problems = unknown.map((slug) => ({ code: "document.unknown", name: slug }) as const);
    return async () => ({ state: "done", result: toData({ name, size, problems }), fileKey: key });
  } finally {
    await staged.discard();
  }
};

/** The requester as they are now: a person who lost their role, or their account, exports nothing. */
async function mayExport({ users }: Pick<World, "users">, job: JobRecord): Promise<boolean> {
  const asker = await users.read({ clientId: job.askerClientId }, job.askerId);
  return asker?.active === true && AUTHORING.roles.some((role) => asker.roles.includes(role));
}

const tellProgress = ({ id }: JobRecord, done: number, total: number): ExportProgress => ({
  type: "ExportProgress",
  exportId: id,
  progress: { done, total },
});

/** The files that each problem is about. */
const PROBLEMS: Readonly<Record<string, ExportProblem["code"]>> = {
  "export.document-missing": "document.missing",
  "export.media-outside": "media.outside",
};
function listProblems({ code, faults = [] }: Refusal): readonly ExportProblem[] {
  const problem = PROBLEMS[code];
  return problem ? faults.map(({ message }) => ({ code: problem, name: message })) : [];
}

/** Bytes that are read before other work gets its turn: some milliseconds. */
const TURN = 4 * 1_048_576;

/** Other work gets its turn while files are read, and the runner keeps the job. */
const takeTurns = (order: PackageOrder, tools: JobTools): PackageOrder => ({
  ...order,
  documents: order.documents.map((document) => ({
    ...document,
    async *open() {
      let since = 0;
      for await (const bytes of document.open()) {
        since += bytes.byteLength;
        if (since >= TURN) {
          since = 0;
          await tools.pause();
        }
        yield bytes;
      }
    },
  })),
});

async function* countBytes(
  chunks: AsyncIterable<Uint8Array>,
  total: number,
  tools: JobTools,
): AsyncGenerator<Uint8Array> {
  let done = 0;
  tools.advance(done, total);
  for await (const bytes of chunks) {
    done += bytes.byteLength;
    tools.advance(Math.min(done, total), total);
    yield bytes;
  }
  await tools.pause();
}
