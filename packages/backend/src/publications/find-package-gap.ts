// Knows what the package that a content names lacks to be played: its library says it, whatever the content tells of it
// (§4.131).
import type { ContentGap } from "@academiz/domain/products";
import { listLaunchable, listPageless } from "@academiz/domain/scorm";
import { findPackage, type PackageShelf } from "../packages/find-package.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";

/** Null: nothing, at least one of its pages is there. */
export async function findPackageGap(
  shelf: PackageShelf,
  actor: Actor,
  config: StoredConfig,
): Promise<ContentGap | null> {
  const found = await findPackage(shelf, actor, config);
  if (!found) return "package";
  const { organization, problems } = found.content;
  return listPageless(organization.item, problems).length === listLaunchable(organization.item).length ? "page" : null;
}
