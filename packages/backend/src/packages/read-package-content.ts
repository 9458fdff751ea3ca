// Knows what is read of a stored package before it is played: once for each, because a package never changes.
import { describeActivities, readManifest } from "@academiz/domain/scorm";
import type { PackageContent } from "../ground/package-content.ts";
import type { World } from "../ground/world.ts";
import type { OpenPackage } from "../ports/index.ts";

type Shelf = Pick<World, "documentStore" | "fileRights" | "zips" | "packages" | "packageKeys" | "packageContents">;

/**
 * By the key of its bytes. Null where they are no checked package, no longer exist, or are no longer named by
 * anything.
 */
export async function openPackage(world: Omit<Shelf, "packageContents">, key: string): Promise<OpenPackage | null> {
  if (!(await world.fileRights.isOpen(key))) return null;
  return world.packages.get(key, async () => {
    if (!(await world.packageKeys.has(key))) return null;
    const document = await world.documentStore.open(key);
    return document && world.zips.openPackage(document);
  });
}

/** Null in the same cases as `openPackage`: a cached content is of no use once the bytes no longer exist. */
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
      // The place of a file is its whole path, as in the address of an item.
      problems: problems.map((one) => (one.code === "launch.missing" ? { ...one, at: root + one.at } : one)),
    };
  });
}
