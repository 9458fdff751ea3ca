// Knows how a SCORM package comes into a client's library (§7.77, decisions 7): read whole, then kept as it came.
import type { DocumentAnswer } from "@academiz/contract";
import { cleanDocumentName, SCORM_TYPE } from "@academiz/domain/documents";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { readManifest, type ScormConfig } from "@academiz/domain/scorm";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, StagedFile } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { describeItem } from "./describe-item.ts";

export interface UploadScormInput {
  readonly staged: StagedFile;
  readonly fileName: string;
  readonly name?: string | undefined;
  /** JSON, an object. */
  readonly editionInfo: string;
}

const ZIP = "application/zip";

export async function uploadScorm(
  world: Pick<World, "documents" | "zips" | "clock" | "dice">,
  actor: Actor,
  { staged, fileName, name, editionInfo }: UploadScormInput,
): Outcome<{ config: ScormConfig; document: DocumentAnswer }> {
  if (staged.type !== ZIP) return refuse("document.source.wrong_type");
  const read = await world.zips.readPackage(staged);
  if (!read.ok) return refuseWith(read.error);
  const { manifest, ...listing } = read.value;
  const config = readManifest(manifest, listing, JSON.parse(editionInfo) as Record<string, unknown>);
  if (!config.ok) return refuseWith("its imsmanifest.xml is no manifest");
  const { key, size } = await staged.keep(actor);
  const slug = createSlug(world.dice.random);
  await world.documents.keep(actor, "client", {
    slug,
    name: cleanDocumentName(name?.trim() || fileName),
    type: SCORM_TYPE,
    size,
    key,
    width: null,
    height: null,
    originalKey: null,
    originalType: null,
    originalSize: null,
    folderSlug: null,
    createdAt: toIso(world.clock.now()),
  });
  const row = await world.documents.read(actor, "client", slug);
  return row ? succeed({ config: config.value, document: describeItem(row, "client") }) : refuse("not-found");
}

const refuseWith = (message: string) =>
  refuse("document.source.bad_package", { faults: [{ path: ["source"], message }] });
