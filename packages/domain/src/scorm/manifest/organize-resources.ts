// Knows what is played of a package that names its pages and puts them in no order: as an LMS does, each of them is an
// item.
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";

const element = (name: string, attributes: XmlElement["attributes"], children: readonly XmlElement[], text = "") => ({
  name,
  attributes,
  children,
  text,
});

/**
 * The manifest itself where it has an organization, or no page. Of pages that report, and others, those that report are
 * items; of others alone the first is.
 */
export function organizeResources(manifest: XmlElement): XmlElement {
  const organizations = findChild(manifest, "organizations");
  if (listChildren(organizations, "organization").length > 0) return manifest;
  const pages = listChildren(findChild(manifest, "resources"), "resource").filter(
    ({ attributes }) => attributes["href"],
  );
  const reporting = pages.filter(({ attributes }) => attributes["scormtype"]?.toLowerCase() === "sco");
  const played = reporting.length > 0 ? reporting : pages.slice(0, 1);
  if (played.length === 0) return manifest;
  const items = played.map(({ attributes: { identifier = "", href = "" } }, at) =>
    element("item", { identifier: `item-${at + 1}`, identifierref: identifier }, [element("title", {}, [], href)]),
  );
  const made = element("organizations", {}, [element("organization", { identifier: "organization" }, items)]);
  return { ...manifest, children: [...manifest.children.filter((one) => one !== organizations), made] };
}
