// Knows how a test gets a published product of an uploaded package, as its author makes it.
import { zipSync } from "fflate";
import { bearer } from "./author.ts";
import { type PublishedProduct, publishProduct } from "./publish.ts";
import { type Answered, call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Of two pages, the second of which is launched with parameters and told what it begins with. */
export const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion><lom><general><language>en-GB</language></general></lom></metadata>
<organizations default="o"><organization identifier="o"><title>Safety</title>
<item identifier="i1" identifierref="r1"><title>One</title></item>
<item identifier="i2" identifierref="r2" parameters="?level=2"><title>Two</title><adlcp:masteryscore>80</adlcp:masteryscore>
<adlcp:datafromlms>begin</adlcp:datafromlms></item></organization></organizations>
<resources><resource identifier="r1" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource>
<resource identifier="r2" adlcp:scormtype="asset" href="Pages/The second.html#top"><file href="Pages/The second.html"/></resource></resources></manifest>`;

export const FILES: Files = {
  "imsmanifest.xml": MANIFEST,
  "index.html": "<!doctype html><title>One</title>",
  "Pages/The second.html": "<!doctype html><title>Two</title>",
  "script/run.js": `/* ${"run ".repeat(5_000)}*/`,
};

/** Larger texts are compressed, small ones are stored. */
export const writePackage = (files: Files = FILES): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => {
        const bytes = typeof content === "string" ? Buffer.from(content) : content;
        return [path, [bytes, { level: bytes.byteLength > 1_000 ? 6 : 0 }]];
      }),
    ),
  );

export interface PublishedPackage extends PublishedProduct {
  /** Of the bytes of its package. */
  readonly key: string;
  readonly document: string;
}

/** Answers the result of the upload. */
export async function uploadPackage(server: TestServer, token: string, bytes: Uint8Array): Promise<Answered> {
  const sender = (await call(server, "uploadToken", { headers: bearer(token) })).json();
  const form = { file: { name: "course.zip", bytes } };
  const sent = await call(server, "uploadScorm", { headers: bearer(sender.token), form });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return sent.json();
}

export async function publishPackage(
  server: TestServer,
  token: string,
  bytes: Uint8Array = writePackage(),
): Promise<PublishedPackage> {
  const { config, document } = await uploadPackage(server, token, bytes);
  const content = {
    context: { title: "" },
    config: { local: "EN" },
    package: `document:${document.slug}`,
    manifest: config.manifest,
  };
  const published = await publishProduct(server, token, "scorm", content);
  return { ...published, document: document.slug, key: document.source.split("/")[2] };
}
