// Knows what is read of a kept package before it is played: once for each, for a package never changes.
import { describeActivities, readManifest } from "@academiz/domain/scorm";
import type { PackageContent } from "../ground/package-content.ts";
import type { World } from "../ground/world.ts";
import type { OpenPackage } from "../ports/index.ts";

type Shelf = Pick<World, "documentStore" | "fileRights" | "zips" | "packages" | "packageKeys" | "packageContents">;

/**
 * By the key of its bytes. Null where they are no package that was looked through, have gone, or are named by nothing
 * any more.
 */
export async function openPackage(world: Omit<Shelf, "packageContents">, key: string): Promise<OpenPackage | null> {
  if (!(await world.fileRights.isOpen(key))) return null;
  return world.packages.get(key, async () => {
    if (!(await world.packageKeys.has(key))) return null;
    const document = await world.documentStore.open(key);
    return document && world.zips.openPackage(document);
  });
}

/** Null as `openPackage`; what is known of a package whose bytes have gone is of no use. */
export async function readPackageContent(world: Shelf, key: string): Promise<PackageContent | null> {
  if (!(await world.documentStore.open(key))) return null;
  return world.packageContents.get(key, async () => {
    const read = await (await openPackage(world, key))?.readManifest();
    const config = read && readManifest(read.manifest, read);
    if (!read || !config?.ok) return null;
    const { version, context, problems, manifest, root } = config.value;
    const language = manifest.metadata?.lom.general.language;
    return {
      version,
      title: context.title,
      ...(language !== undefined && { language }),
      organization: describeActivities(read.manifest, config.value),
      // Of a file its whole place, as the address of an item has it.
      problems: problems.map((one) => (one.code === "launch.missing" ? { ...one, at: root + one.at } : one)),
    };
  });
}
