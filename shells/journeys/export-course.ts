// Knows how an author gets a course or a game of the demo as a package, and what is inside it.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import type { Platform } from "./platform.ts";

/** The part of a published content that a journey needs to play it. */
export interface CourseContent {
  readonly local: "FR" | "EN";
  readonly chapters: readonly { readonly slides: readonly SlideContent[] }[];
}
export interface SlideContent {
  readonly description: string;
  readonly interactivities: readonly {
    readonly type: string;
    readonly medias: readonly {
      readonly params: { readonly content?: { readonly statements?: readonly { readonly correct: boolean }[] } };
    }[];
  }[];
}

export interface ExportedProduct<C> {
  /** The folder of the package, unzipped. */
  readonly folder: string;
  readonly content: C;
  readonly paths: readonly string[];
  remove(): Promise<void>;
}
export type ExportedCourse = ExportedProduct<CourseContent>;
type Format = "1.2" | "2004" | "2004-3rd" | "web";

/** `name` is the product's; a plain space matches any space. */
export const exportCourse = <C = CourseContent>(
  platform: Platform,
  name: string,
  format: Format = "1.2",
): Promise<ExportedProduct<C>> => exportProduct(platform, "learniz", name, format);

export async function exportProduct<C>(
  platform: Platform,
  type: "learniz" | "game",
  name: string,
  format: Format,
): Promise<ExportedProduct<C>> {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, `/api/admin/${type}?limit=100`)).json();
  const product = products.find((one: { readonly name: string }) => one.name.replace(/\s/g, " ") === name);
  const way = `/api/admin/${type}/${product.slug}/scorm`;
  const asked =
    format === "web"
      ? platform.call(token, `${way}/extract_web`, {})
      : platform.call(token, way, { scormVersion: format });
  return openPackage(new Uint8Array(await (await asked).arrayBuffer()));
}

/** @param zip of a package, however it was obtained. */
export async function openPackage<C>(zip: Uint8Array): Promise<ExportedProduct<C>> {
  const files = unzipSync(zip);
  const folder = await mkdtemp(join(tmpdir(), "academiz-package-"));
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const params = JSON.parse(new TextDecoder().decode(files["params.json"]));
  return {
    folder,
    content: params.product.config,
    paths: Object.keys(files),
    remove: () => rm(folder, { recursive: true }),
  };
}
