// Knows how an author makes a product of a package, and how a learner of the demo comes to play it.
import type { Page } from "@playwright/test";
import { expect, type Platform } from "./platform.ts";

/** What the upload said of the package. */
export interface UploadedPackage {
  /** Of the product. */
  readonly slug: string;
  readonly config: {
    readonly version: "1.2" | "2004";
    readonly problems: readonly { readonly code: string; readonly at: string }[];
  };
}
/** @throws Error with the words of the refusal. */
export async function uploadPackage(platform: Platform, name: string, zip: Uint8Array): Promise<UploadedPackage> {
  const token = await platform.signIn("demo_author");
  const granted = await (await platform.call(token, "/api/admin/document/upload/file/token")).json();
  const form = new FormData();
  form.set("name", name);
  form.set("source", new Blob([new Uint8Array(zip)], { type: "application/zip" }), `${name}.zip`);
  const sent = await fetch(`${platform.url}/api/admin/document/upload/scorm`, {
    method: "POST",
    headers: { authorization: `Bearer ${granted.token}` },
    body: form,
  });
  const answer = await sent.json();
  if (!sent.ok) throw new Error(answer.faults?.[0]?.message ?? answer.detail);
  const configDraft = {
    context: { title: name },
    config: { local: "EN" },
    package: `document:${answer.document.slug}`,
    manifest: answer.config.manifest,
  };
  const made = await (await platform.call(token, "/api/admin/scorm", { name, configDraft })).json();
  const publication = { updatedAt: made.updatedAt, visible: true };
  await platform.call(token, `/api/admin/scorm/publish/${made.slug}`, publication, "PATCH").catch((error: Error) => {
    const code = /"detail":"([^"]+)"/.exec(error.message)?.[1];
    throw code ? new Error(`at its publication, ${code}`) : error;
  });
  return { slug: made.slug, config: answer.config };
}

/** Opens the player as a link of the learner site does; `returnUrl`: where that link says to go back to. */
export async function openPlayer(page: Page, platform: Platform, slug: string, returnUrl?: string): Promise<void> {
  const token = await platform.signIn("demo_learner");
  const answer = await (await platform.call(token, `/api/front-dynamic/product/${slug}/link`)).json();
  const link = new URL(answer.link);
  if (returnUrl !== undefined) link.searchParams.set("returnUrl", returnUrl);
  await page.goto(link.href);
}

/** So that the content's frame is there. */
export async function playPackage(page: Page, platform: Platform, slug: string): Promise<void> {
  await openPlayer(page, platform, slug);
  await expect(page.frameLocator("iframe").locator("iframe")).toBeVisible();
}

interface PackageProgress {
  readonly status: string;
  readonly score?: number;
  readonly percentage: number;
  readonly time: number;
  readonly scormProperties: { readonly items: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/** What the server has of the demo's learner; null when nothing was saved. */
export async function findPackageProgress(platform: Platform, slug: string): Promise<PackageProgress | null> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly productSlug: string }) => one.productSlug === slug);
  return (await (await platform.call(token, `/api/progress/${perimeterSlug}`)).json()).progress;
}

/** @throws Error when nothing was saved. */
export async function readPackageProgress(platform: Platform, slug: string): Promise<PackageProgress> {
  const found = await findPackageProgress(platform, slug);
  if (!found) throw new Error("nothing was saved");
  return found;
}
