// Knows whether a manifest is valid against the schemas of its standard.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PackageVersion } from "@academiz/backend/ports";
import { validateXML, type XMLFileInfo } from "xmllint-wasm";
import { SCHEMA_FOLDERS } from "./schema-folders.ts";

const IMS_2004 = {
  "imscp_v1p1.xsd": "http://www.imsglobal.org/xsd/imscp_v1p1",
  "adlcp_v1p3.xsd": "http://www.adlnet.org/xsd/adlcp_v1p3",
  "imsss_v1p0.xsd": "http://www.imsglobal.org/xsd/imsss",
};
/** The namespaces that each schema declares. */
const NAMESPACES: Readonly<Record<PackageVersion, Readonly<Record<string, string>>>> = {
  "1.2": {
    "imscp_rootv1p1p2.xsd": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    "imsmd_rootv1p2p1.xsd": "http://www.imsglobal.org/xsd/imsmd_rootv1p2p1",
    "adlcp_rootv1p2.xsd": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
  },
  "2004-3rd": IMS_2004,
  "2004-4th": IMS_2004,
};

/**
 * A strict validator without a network cannot compile the schemas as they are published: a wildcard overlaps its
 * neighbours, the xml: namespace is made the default one, and its schema is asked for by its address. They are mended
 * here as later editions do.
 */
const mend = (schema: string): string =>
  schema
    .replaceAll('namespace="##any"', 'namespace="##other"')
    .replace('xmlns="http://www.w3.org/XML/1998/namespace"', "")
    .replaceAll("http://www.w3.org/2001/xml.xsd", "xml.xsd")
    .replaceAll("http://www.w3.org/2001/03/xml.xsd", "xml.xsd")
    .replace(/<!DOCTYPE[^[>]*(\[[^\]]*\])?\s*>/, "");

/** The schemas of a standard can only be used together under one schema that imports them all. */
const makeRoof = (version: PackageVersion): XMLFileInfo => ({
  fileName: "roof.xsd",
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${Object.entries(NAMESPACES[version])
    .map(([file, namespace]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`)
    .join("")}</xs:schema>`,
});

async function readSchemas(version: PackageVersion): Promise<XMLFileInfo[]> {
  const folder = SCHEMA_FOLDERS[version];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".xsd"));
  return Promise.all(
    names.map(async (fileName) => ({ fileName, contents: mend(await readFile(join(folder, fileName), "utf8")) })),
  );
}

/** What is wrong with it, in the validator's words. The validation runs in a thread of its own. */
export async function validateManifest(version: PackageVersion, manifest: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "imsmanifest.xml", contents: manifest }],
    schema: [makeRoof(version)],
    preload: await readSchemas(version),
  });
  return errors.map(({ message }) => message);
}
