// Knows how a SCORM package comes into a client's library (§7.77, decisions 7): read whole, then kept as it came.
import type { DocumentAnswer } from "@academiz/contract";
import { cleanDocumentName, SCORM_TYPE } from "@academiz/domain/documents";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { readManifest, type ScormConfig } from "@academiz/domain/scorm";
import { describeItem } from "../documents/describe-item.ts";
import { nameArchive } from "../documents/name-archive.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { isElsewhere } from "../policies/elsewhere.ts";
import type { Actor, StagedFile } from "../ports/index.ts";
import { hasRoom } from "./has-room.ts";

export interface UploadScormInput {
  readonly staged: StagedFile;
  readonly fileName: string;
  readonly name?: string | undefined;
  /** JSON, an object. */
  readonly editionInfo: string;
  readonly wsUrl?: string | null | undefined;
}

const ZIP = "application/zip";

export async function uploadScorm(
  world: Pick<World, "documents" | "documentsLimit" | "zips" | "clock" | "dice">,
  actor: Actor,
  { staged, fileName, name, editionInfo, wsUrl }: UploadScormInput,
): Outcome<{ config: ScormConfig; document: DocumentAnswer }> {
  if (isElsewhere(wsUrl)) return refuse("files.elsewhere");
  if (staged.type !== ZIP) {
    const words = await nameArchive(staged);
    return words === null ? refuse("document.source.wrong_type") : refuseWith(words);
  }
  const read = await world.zips.readPackage(staged);
  if (!read.ok) return refuseWith(read.error);
  const { manifest, ...listing } = read.value;
  const config = readManifest(manifest, listing, JSON.parse(editionInfo) as Record<string, unknown>);
  if (!config.ok)
    return refuseWith(
      config.error === "common-cartridge"
        ? "it is an IMS Common Cartridge, not a SCORM package"
        : "its imsmanifest.xml is no manifest",
    );
  if (!(await hasRoom(world, actor, "client", staged))) return refuse("can_access.no_enough_place.documents");
  const { key, size } = await staged.keep(actor);
  const slug = createSlug(world.dice.random);
  const document = {
    slug,
    name: cleanDocumentName(name?.trim() || fileName),
    type: SCORM_TYPE,
    size,
    key,
    width: null,
    height: null,
    isTagged: null,
    originalKey: null,
    originalType: null,
    originalSize: null,
    folderSlug: null,
    createdAt: toIso(world.clock.now()),
  };
  if ((await world.documents.keep(actor, "client", document, world.documentsLimit)) === "full")
    return refuse("can_access.no_enough_place.documents");
  const row = await world.documents.read(actor, "client", slug);
  return row ? succeed({ config: config.value, document: describeItem(row, "client") }) : refuse("not-found");
}

const refuseWith = (message: string) =>
  refuse("document.source.bad_package", { faults: [{ path: ["source"], message }] });
