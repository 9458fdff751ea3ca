// Knows the manifest of a package with one SCO: identifiers are NCNames, metadata stands before organizations before
// resources.
import type { PackageOrder, PackageVersion } from "@academiz/backend/ports";
import { type Described, writeImsLom } from "./lom.ts";
import { escapeXml, toHref } from "./xml.ts";

/** Where the description of a package of SCORM 2004 lies. */
export const METADATA_PATH = "metadata.xml";
export const MANIFEST_PATH = "imsmanifest.xml";

interface Edition {
  readonly namespaces: readonly string[];
  readonly schemaVersion: string;
  /** The attribute that marks a SCO, spelled differently in each version. */
  readonly scoAttribute: string;
  readonly describe: (order: Described) => string;
  /** What an item says behind its title. */
  readonly item: string;
}

/** Looking at a course completes nothing: without this an LMS completes a content that reports nothing in a visit. */
const SET_BY_CONTENT = `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`;

const scorm2004 = (schemaVersion: string): Edition => ({
  namespaces: [
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"',
    'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"',
    'xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    'xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd' +
      ' http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd"',
  ],
  schemaVersion,
  scoAttribute: "adlcp:scormType",
  describe: () => `<adlcp:location>${METADATA_PATH}</adlcp:location>`,
  item: SET_BY_CONTENT,
});

const EDITIONS: Readonly<Record<PackageVersion, Edition>> = {
  "1.2": {
    namespaces: [
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"',
      'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
      'xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"',
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
      'xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd' +
        " http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd" +
        ' http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd"',
    ],
    schemaVersion: "1.2",
    scoAttribute: "adlcp:scormtype",
    describe: writeImsLom,
    item: "",
  },
  "2004-3rd": scorm2004("2004 3rd Edition"),
  "2004-4th": scorm2004("2004 4th Edition"),
};

/** `paths` are all files of the package but the manifest itself and its schemas; the first page is index.html. */
export function writeManifest(
  version: PackageVersion,
  order: Described & Pick<PackageOrder, "slug">,
  paths: readonly string[],
): string {
  const { namespaces, schemaVersion, scoAttribute, describe, item } = EDITIONS[version];
  const title = escapeXml(order.title);
  const files = paths.map((path) => `      <file href="${toHref(path)}"/>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="academiz-${toName(order.slug)}" version="1.0" ${namespaces.join(" ")}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schemaVersion}</schemaversion>
    ${describe(order)}
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${title}</title>
      <item identifier="item" identifierref="resource">
        <title>${title}</title>${item}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" ${scoAttribute}="sco" href="index.html">
${files}
    </resource>
  </resources>
</manifest>
`;
}

/** Letters, digits, dot, dash and underscore alone: what an NCName and every learning-management system accept. */
const toName = (slug: string): string => slug.replace(/[^A-Za-z0-9._-]/g, "_");
