// Knows the file in which a package describes itself: authoring tools write it beside the manifest (`adlcp:location`).
import { resolveHref } from "../package-files/resolve-href.ts";
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";

/**
 * Below the folder of the manifest: the manifest's own file, otherwise that of the organization that is played. Null
 * where there is none inside the package.
 */
export function findMetadataFile(manifest: XmlElement): string | null {
  const organizations = findChild(manifest, "organizations");
  const all = listChildren(organizations, "organization");
  const played = all.find(({ attributes }) => attributes["identifier"] === organizations?.attributes["default"]);
  for (const owner of [manifest, played ?? all[0]]) {
    const location = findChild(owner, "metadata", "location")?.text;
    const found = location ? resolveHref([manifest.attributes["base"]], location) : null;
    if (found) return found.path;
  }
  return null;
}
