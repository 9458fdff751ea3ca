// Knows how an import is checked, and how its shown effects are carried out.
import type { JobKind, JobTools } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { announceJoining } from "../notifications/announce-joining.ts";
import type { JobData, JobEnd, JobRecord, UserRecord } from "../ports/index.ts";
import { carryOut } from "./carry-out.ts";
import { readInput, USER_INVITATION } from "./import-job.ts";
import { makePlan } from "./make-plan.ts";
import { type Importer, type Plan, reportNothing, reportPlan } from "./plan.ts";
import { type FileRows, readRows } from "./read-rows.ts";
import { tellProgress } from "./tell-progress.ts";

const toData = (report: object, digest: string): JobData => ({ ...report, digest });
const failed = (error: string, result: JobData | null = null): JobEnd => ({ state: "failed", error, result });
const tellPlan = (plan: Plan): JobEnd => {
  const result = toData(reportPlan(plan), plan.digest);
  return plan.obstacle === null ? { state: "done", result } : failed(plan.obstacle, result);
};

export const runImport: JobKind = async (world, job, runner) => {
  const importer = await findImporter(world, job);
  if (!importer) return async () => failed("role.refused");
  const tools = await tellProgress(world, job, runner);
  const file = await readRows(world, job, tools);
  if (!file.ok) {
    const { code, message } = file.error;
    return async () => failed(code, toData(reportNothing(code, message), ""));
  }
  if (readInput(job).phase === "apply")
    return (inside) => apply(world, inside, job, { importer, file: file.value }, tools);
  const end = await check(world, job, { importer, file: file.value }, tools);
  return async () => end;
};

interface Material {
  readonly importer: Importer;
  readonly file: FileRows;
}

/** As they are now: whoever lost their roles since, or their account, imports nothing. */
async function findImporter({ users }: Pick<World, "users">, job: JobRecord): Promise<Importer | null> {
  const { importer } = readInput(job);
  return asImporter(await users.read({ clientId: importer.clientId }, importer.userId));
}

function asImporter(user: UserRecord | null | undefined): Importer | null {
  const may = user?.active && (user.roles.includes("ROLE_ADMIN") || user.roles.includes("ROLE_SUPER_ADMIN"));
  return may ? { userId: user.id, roles: user.roles } : null;
}

/**
 * Nobody takes their roles before the import stands. Who imports from another client is known as they were a moment
 * ago.
 */
async function holdImporter(inside: Repositories, job: JobRecord, importer: Importer): Promise<Importer | null> {
  if (readInput(job).importer.clientId !== job.clientId) return importer;
  const [held] = await inside.users.hold(job, [importer.userId]);
  return asImporter(held);
}

async function check(world: World, job: JobRecord, material: Material, tools: JobTools): Promise<JobEnd> {
  const client = await world.clients.read(job);
  if (!client) return failed("not-found");
  const licences = await world.clients.holdLicences(job);
  const { deleteAbsent } = readInput(job);
  return tellPlan(await makePlan(world, { client, licences, ...material, deleteAbsent }, tools));
}

/** Accounts are made and renamed one by one meanwhile: the client is held until the end (attacks 74, 86). */
async function apply(
  world: World,
  inside: Repositories,
  job: JobRecord,
  material: Material,
  tools: JobTools,
): Promise<JobEnd> {
  const { deleteAbsent, digest } = readInput(job);
  const licences = await inside.clients.holdLicences(job);
  const client = await inside.clients.read(job);
  if (!client) return failed("not-found");
  const importer = await holdImporter(inside, job, material.importer);
  if (!importer) return failed("role.refused");
  const plan = await makePlan(inside, { client, licences, ...material, importer, deleteAbsent }, tools);
  if (plan.obstacle !== null || plan.digest !== digest) return failed("import.outdated");
  const by = { changedBy: importer.userId, changedByClientId: readInput(job).importer.clientId };
  const joinings = await carryOut(world, inside, { client, plan, by }, tools);
  if (!joinings) return failed("import.outdated");
  await announceJoining(inside, world, { clientId: job.clientId, userId: job.askerId }, client, joinings);
  if (plan.creates.length > 0) await inside.jobs.add(makeInvitation(world, job), toIso(world.clock.now()));
  return tellPlan(plan);
}

const makeInvitation = ({ dice }: Pick<World, "dice">, { clientId, askerId, askerClientId }: JobRecord) => ({
  id: dice.createId(),
  clientId,
  type: USER_INVITATION,
  lane: null,
  askerId,
  askerClientId,
  input: {},
  fileKey: null,
});
