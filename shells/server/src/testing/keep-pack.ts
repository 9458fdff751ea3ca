// Knows how the library of the demo gets the package that contents of tests name: `document:pack`.
import { SCORM_TYPE } from "@academiz/domain/documents";
import { zipSync } from "fflate";
import type { TestServer } from "./start-test-server.ts";

const PAGE = Buffer.from("<!doctype html><title>One</title>");
const MANIFEST = Buffer.from(`<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schemaversion>1.2</schemaversion></metadata>
<organizations><organization identifier="o"><item identifier="i" identifierref="r"><title>One</title></item></organization>
</organizations><resources><resource identifier="r" adlcp:scormtype="sco" href="index.html"/></resources></manifest>`);
const kept = new WeakMap<TestServer, Promise<void>>();

/** Once for each server. */
export function keepPack(server: TestServer): Promise<void> {
  const keeping = kept.get(server) ?? keep(server);
  kept.set(server, keeping);
  return keeping;
}

async function keep({ world }: TestServer): Promise<void> {
  const author = await world.users.findByIdentifier("demo_author");
  if (!author) throw new Error("there is no demo");
  const bytes = zipSync({ "imsmanifest.xml": MANIFEST, "index.html": PAGE }, { level: 0 });
  const { key, size } = await world.documentStore.put(author, bytes);
  const document = { slug: "pack", name: "Pack", type: SCORM_TYPE, size, key };
  await world.documents.add(author, document, new Date(world.clock.now()).toISOString());
}
