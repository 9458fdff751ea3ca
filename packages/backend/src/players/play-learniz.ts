// Knows how a learner, or an author in preview, opens a learniz (§7.121, decisions 6).
import { succeed } from "@academiz/domain/kernel";
import { readContent } from "../contents/read-content.ts";
import { describeDocument, findDocuments, findPicture } from "../documents/document-files.ts";
import { nameFontFiles } from "../documents/font-files.ts";
import { writeContent } from "../ground/content-cache.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { WrittenJson, WrittenPart } from "../ground/written-json.ts";
import { findPlay } from "../perimeters/find-perimeter.ts";
import { writeAddress } from "../player-links/player-path.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { describePlay, type PlayDescription } from "./describe-play.ts";
import { type PlayAnswer, playPreview } from "./play-product.ts";

type Stage = Pick<
  World,
  | "plays"
  | "users"
  | "products"
  | "clients"
  | "documents"
  | "contents"
  | "clock"
  | "publicUrl"
  | "playerHosts"
  | "idleSeconds"
>;

export const playLearniz = (world: Stage, actor: Actor, slug: string): Outcome<PlayAnswer | WrittenJson> =>
  actor.scope === "preview"
    ? playPreview(world, actor, { type: "learniz", slug })
    : playPublished(world, atHome(actor), slug);

/** The stored content is sent as it is, without parsing it: a publication is always the same, on every server. */
async function playPublished(world: Stage, actor: Actor, slug: string): Outcome<WrittenJson> {
  const found = await findPlay(world, actor, slug);
  if (!found.ok) return found;
  const { perimeter, progress, look: client } = found.value;
  const { name, productType, productSlug, productName, demo, publishedAt, clientId } = perimeter;
  if (productType !== "learniz") return refuse("not-found");
  const content = await world.contents.get(`${productSlug} ${publishedAt}`, () =>
    readPublished(world, actor, productSlug, publishedAt),
  );
  if (!content) return refuse("not-found");
  const play = describePlay({
    product: { slug: productSlug, name: productName, demo, clientId },
    client,
    favicon: await findPicture(world, { id: clientId }, client.favicon),
    files: (await findDocuments(world, actor, [content, nameFontFiles(client)])).map(describeDocument),
    perimeter: { slug, name, url: writeAddress(world, "learniz", slug) },
    publishedAt,
    config: null,
  });
  return succeed(writePlay({ ...play, idleSeconds: world.idleSeconds }, content, progress));
}

async function readPublished(world: Stage, tenancy: Tenancy, slug: string, publishedAt: string) {
  const config = await world.products.readPublication(tenancy, slug, publishedAt);
  if (!config) return null;
  const read = readContent("learniz", config);
  return writeContent(config, read.ok ? read.value.documents : []);
}

/** Writes the rest around the content; `progress` is JSON as it is stored. */
function writePlay(
  { product, ...around }: PlayDescription & Pick<World, "idleSeconds">,
  content: WrittenPart,
  progress: string | null,
): WrittenJson {
  const { config: _, ...others } = product;
  return {
    kind: "written-json",
    head: '{"product":{"config":',
    body: content,
    tail: `,${JSON.stringify(others).slice(1)},${JSON.stringify(around).slice(1, -1)},"progress":${progress ?? "null"}}`,
  };
}
