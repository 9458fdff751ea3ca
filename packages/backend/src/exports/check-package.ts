// Knows how a package is checked before it is offered (decisions 7): the zip itself is read, not what should be in it.
import { PRODUCT_KINDS } from "@academiz/domain/products";
import type { World } from "../ground/world.ts";
import type { HeldFile, PackageFormat } from "../ports/index.ts";
import type { ExportAsked } from "./export-job.ts";

/** The most bytes of a text inside. */
const MOST = 256 * 1_048_576;

/**
 * What is wrong with it, in English, for an operator: nothing ever should be. `unknown`: slugs that are known to lead
 * nowhere.
 */
export async function checkPackage(
  world: Pick<World, "zips" | "packageChecker" | "packageDriver">,
  packed: HeldFile,
  { type }: Pick<ExportAsked, "type">,
  format: PackageFormat,
  unknown: readonly string[],
): Promise<readonly string[]> {
  const look = await world.zips.look(packed);
  if (!look) return ["it cannot be read as a zip"];
  const manifest = await world.zips.readText(packed, "imsmanifest.xml", MOST);
  const params = readJson(await world.zips.readText(packed, "params.json", MOST));
  return [
    ...(await world.packageChecker.check({ format, paths: look.names, manifest })),
    ...checkReferences(type, params, look.names, unknown),
    ...(await world.packageDriver.drive(params)),
  ];
}

interface Params {
  readonly product?: {
    readonly config?: unknown;
    readonly documentFiles?: readonly { readonly slug: string; readonly url: string }[];
  };
}

/** Reads the content with the engine, and looks inside the package for each file that it names. */
function checkReferences(
  type: ExportAsked["type"],
  params: unknown,
  names: readonly string[],
  unknown: readonly string[],
): readonly string[] {
  const { product } = (params ?? {}) as Params;
  const content = PRODUCT_KINDS[type].read(product?.config);
  if (!content.ok) return content.error.map(({ path, message }) => `its content: ${path.join(".")}: ${message}`);
  const [held, led] = [new Set(names), new Set(unknown)];
  const files = new Map(product?.documentFiles?.map(({ slug, url }) => [slug, url]));
  return content.value.documents
    .filter(({ slug }) => !led.has(slug) && !held.has(files.get(slug) ?? ""))
    .map(({ slug }) => `its content names the document ${slug}, which is not inside`);
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // A text that is not JSON is no valid params either, and is told as such.
    return null;
  }
}
