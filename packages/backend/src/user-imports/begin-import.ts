// Knows how an import begins: its file is stored, and checked later (§7.36).
import type { AnswerOf, FieldsOf, userFiles } from "@academiz/contract";
import { cleanDocumentName, judgeZip } from "@academiz/domain/documents";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StagedFile } from "../ports/index.ts";
import { describeImport } from "./describe-import.ts";
import { IMPORT_LANE, USER_IMPORT } from "./import-job.ts";

/** Bytes. */
const LARGEST = 64 * 1_048_576;
const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface ImportSent extends FieldsOf<typeof userFiles.importUsers> {
  readonly fileName: string;
  readonly staged: StagedFile;
}

export async function beginImport(
  world: Pick<World, "jobs" | "zips" | "documentStore" | "clock" | "dice">,
  actor: Actor,
  { fileName, staged, header, deleteAbsent }: ImportSent,
): Outcome<AnswerOf<typeof userFiles.importUsers>> {
  if (staged.size > LARGEST) return refuse("body.too-large");
  const kind = await judgeKind(world, staged);
  if (kind === null) return refuse("document.source.wrong_type");
  const { key } = await staged.keep(actor);
  const id = world.dice.createId();
  const begun = await world.jobs.add(
    {
      id,
      clientId: actor.clientId,
      type: USER_IMPORT,
      lane: IMPORT_LANE,
      askerId: actor.userId,
      askerClientId: actor.home.clientId,
      input: {
        importer: { userId: actor.userId, clientId: actor.home.clientId },
        phase: "check",
        fileName: cleanDocumentName(fileName),
        isWorkbook: kind === "workbook",
        header: header === "1",
        deleteAbsent: deleteAbsent === "true",
        digest: null,
      },
      fileKey: key,
    },
    toIso(world.clock.now()),
  );
  const job = begun ? await world.jobs.read(actor, id) : null;
  return job ? succeed({ import: describeImport(job) }) : refuse("import.running");
}

/** By what is in it; null: nothing that people stand in. */
async function judgeKind({ zips }: Pick<World, "zips">, staged: StagedFile): Promise<"text" | "workbook" | null> {
  if (staged.size === 0) return null;
  if (staged.type === "text/plain") return "text";
  if (staged.type === "application/zip") {
    const found = await zips.look(staged);
    return found && judgeZip(found.names, found.mimetype) === WORKBOOK ? "workbook" : null;
  }
  return staged.type === "application/octet-stream" && (await isWide(staged)) ? "text" : null;
}

/** UTF-16: by its mark, or because every second byte of its beginning is nothing. */
async function isWide(staged: StagedFile): Promise<boolean> {
  const head: number[] = [];
  for await (const part of staged.read({ start: 0, end: Math.min(staged.size, 64) - 1 })) head.push(...part);
  const mark = head.slice(0, 2).join(" ");
  if (mark === "255 254" || mark === "254 255") return true;
  return [0, 1].some((parity) => head.every((byte, at) => (at % 2 === parity) === (byte === 0)));
}
