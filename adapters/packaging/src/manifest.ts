// Knows the manifest of a SCORM 1.2 package with one SCO: identifiers are NCNames, metadata stands before organizations before resources.
import type { PackageOrder } from "@academiz/backend/ports";
import { formatIsoDuration } from "./iso-duration.ts";
import { escapeXml, toHref } from "./xml.ts";

type Described = Pick<PackageOrder, "slug" | "title" | "description" | "author" | "language" | "duration">;

const NAMESPACES = [
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"',
  'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
  'xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd' +
    " http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd" +
    ' http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd"',
].join(" ");

/** `paths` are all files of the package but the manifest itself and its schemas; the first page is index.html. */
export function writeManifest(order: Described, paths: readonly string[]): string {
  const title = escapeXml(order.title);
  const files = paths.map((path) => `      <file href="${toHref(path)}"/>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="academiz-${toName(order.slug)}" version="1.0" ${NAMESPACES}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <imsmd:lom>${writeLom(order)}</imsmd:lom>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${title}</title>
      <item identifier="item" identifierref="resource">
        <title>${title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files}
    </resource>
  </resources>
</manifest>
`;
}

function writeLom(order: Described): string {
  const language = escapeXml(order.language);
  const say = (text: string, as = language) =>
    `<imsmd:langstring xml:lang="${as}">${escapeXml(text)}</imsmd:langstring>`;
  const description = order.description ? `<imsmd:description>${say(order.description)}</imsmd:description>` : "";
  const general =
    `<imsmd:general><imsmd:title>${say(order.title)}</imsmd:title>` +
    `<imsmd:language>${language}</imsmd:language>${description}</imsmd:general>`;
  const vcard = `BEGIN:VCARD\nVERSION:3.0\nFN:${order.author.replace(/[\\;,\n\r]/g, " ")}\nEND:VCARD`;
  const term = (text: string) => say(text, "x-none");
  const lifecycle = order.author
    ? `<imsmd:lifecycle><imsmd:contribute><imsmd:role><imsmd:source>${term("LOMv1.0")}</imsmd:source>` +
      `<imsmd:value>${term("Author")}</imsmd:value></imsmd:role><imsmd:centity><imsmd:vcard>${escapeXml(vcard)}` +
      "</imsmd:vcard></imsmd:centity></imsmd:contribute></imsmd:lifecycle>"
    : "";
  const educational =
    order.duration === null
      ? ""
      : `<imsmd:educational><imsmd:typicallearningtime><imsmd:datetime>${formatIsoDuration(order.duration)}` +
        "</imsmd:datetime></imsmd:typicallearningtime></imsmd:educational>";
  return general + lifecycle + educational;
}

/** Letters, digits, dot, dash and underscore alone: what an NCName and every learning-management system accept. */
const toName = (slug: string): string => slug.replace(/[^A-Za-z0-9._-]/g, "_");
