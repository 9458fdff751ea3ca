// Knows how a learner, or an author in preview, opens a learniz (§7.121, decisions 6).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor, StoredConfig, StoredProgress } from "../ports/index.ts";
import { describeDocument, findDocuments } from "../products/document-files.ts";
import { readContent } from "../products/read-content.ts";
import { canAuthor } from "../session/read-actor.ts";
import type { World } from "../world.ts";
import { describePlay, type PlayDescription } from "./describe-play.ts";
import { findPerimeter } from "./find-perimeter.ts";

type Stage = Pick<
  World,
  "perimeters" | "users" | "products" | "clients" | "documents" | "progress" | "clock" | "publicUrl"
>;
type Play = PlayDescription & { readonly progress: Record<string, unknown> | null };

export const playLearniz = (world: Stage, actor: Actor, slug: string): Outcome<Play> =>
  actor.scope === "preview" ? playPreview(world, actor, slug) : playPublished(world, atHome(actor), slug);

async function playPublished(world: Stage, actor: Actor, slug: string): Outcome<Play> {
  const perimeter = await findPerimeter(world, actor, slug);
  if (!perimeter.ok) return perimeter;
  const [product, client, progress] = await Promise.all([
    world.products.read(actor, perimeter.value.productSlug),
    world.clients.read(actor),
    world.progress.read(actor, actor.userId, slug),
  ]);
  if (product?.type !== "learniz" || !product.config || !client) return refuse("not-found");
  const play = describePlay({
    product,
    client,
    files: await filesOf(world, actor, [product.config]),
    perimeter: { slug, name: perimeter.value.name, url: `${world.publicUrl}/play/${slug}` },
    publishedAt: product.publishedAt,
    config: product.config,
  });
  return succeed({ ...play, progress: copy(progress) });
}

/** The draft, or what is published when nothing has changed since; no progress, it belongs to learners (decisions 6). */
async function playPreview(world: Stage, actor: Actor, slug: string): Outcome<Play> {
  if (actor.binding !== slug) return refuse("scope.refused");
  if (!canAuthor(actor.roles)) return refuse("role.refused");
  const [product, client] = await Promise.all([world.products.read(actor, slug), world.clients.read(actor)]);
  const draft = product?.configDraft ?? product?.config;
  if (product?.type !== "learniz" || !client || !draft) return refuse("not-found");
  const play = describePlay({
    product,
    client,
    files: await filesOf(world, actor, [draft]),
    perimeter: { slug, name: product.name, url: `${world.publicUrl}/play/${slug}` },
    publishedAt: product.publishedAt,
    config: product.config,
    configDraft: draft,
  });
  return succeed({ ...play, progress: null });
}

async function filesOf(world: Stage, actor: Actor, configs: readonly StoredConfig[]) {
  const contents = configs
    .map((config) => readContent("learniz", config))
    .flatMap((read) => (read.ok ? [read.value] : []));
  return (await findDocuments(world, actor, contents)).map(describeDocument);
}

const copy = (progress: StoredProgress | null): Record<string, unknown> | null => progress && { ...progress };
