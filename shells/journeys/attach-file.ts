// Knows how a journey gets an attachment that is a file, open to learners.
import type { Platform } from "./platform.ts";

/** A PDF. */
export const attachPdf = (platform: Platform, name: string, bytes: Buffer): Promise<string> =>
  attachFile(platform, name, { bytes, type: "application/pdf", extension: "pdf" });

interface Attached {
  readonly bytes: Buffer;
  readonly type: string;
  readonly extension: string;
}
/** Published, by its author; answers its perimeter. */
export async function attachFile(
  platform: Platform,
  name: string,
  { bytes, type, extension }: Attached,
): Promise<string> {
  const author = await platform.signIn("demo_author");
  const granted = await (await platform.call(author, "/api/admin/document/upload/file/token")).json();
  const form = new FormData();
  form.set("conversion", "none");
  form.set("source", new Blob([new Uint8Array(bytes)], { type }), `${name}.${extension}`);
  const sent = await fetch(`${platform.url}/api/admin/document/client`, {
    method: "POST",
    headers: { authorization: `Bearer ${granted.token}` },
    body: form,
  });
  const { slug } = await sent.json();
  const configDraft = { context: { title: name }, config: { local: "EN" }, source: `document:${slug}` };
  const made = await (await platform.call(author, "/api/admin/attachment", { name, configDraft })).json();
  const publication = { updatedAt: made.updatedAt, visible: true };
  await platform.call(author, `/api/admin/attachment/publish/${made.slug}`, publication, "PATCH");
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  return products.find((one: { readonly productSlug: string }) => one.productSlug === made.slug).perimeterSlug;
}
