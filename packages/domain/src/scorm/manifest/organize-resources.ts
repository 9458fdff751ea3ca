// Knows what is played of a package that lists its pages without an organization: each page is an item, as in an LMS.
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";

const element = (name: string, attributes: XmlElement["attributes"], children: readonly XmlElement[], text = "") => ({
  name,
  attributes,
  children,
  text,
});

/**
 * The manifest itself where it has an organization, or no page. Where some pages report, these become the items;
 * otherwise the first page does.
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
