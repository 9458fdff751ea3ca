// Knows how the package of a product is launched: for a learner with a place to commit to, for an author and an
// impersonation without (decisions 6, 7).
import type { AnswerOf, launches } from "@academiz/contract";
import { cleanLine, succeed } from "@academiz/domain/kernel";
import { readCompletionRule, readDisplayTitle, readPackageLanguage } from "@academiz/domain/scorm";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPackage, type PackageShelf } from "../packages/find-package.ts";
import { issuePackagePass } from "../packages/package-passes.ts";
import { issueTicket } from "../packages/tickets.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import { atHome } from "../policies/at-home.ts";
import { LAUNCH_LIMITS } from "../policies/stored-bounds.ts";
import type { Actor, ProductRecord, StoredConfig } from "../ports/index.ts";
import { canAuthor, isStandIn } from "../session/read-actor.ts";

export type LaunchAnswer = AnswerOf<typeof launches.launchScorm>;
type Stage = PackageShelf &
  Pick<World, "perimeters" | "users" | "clients" | "products" | "launches" | "vault" | "clock" | "dice">;
interface LaunchPlace {
  /** Of the perimeter; in a preview of the product. */
  readonly slug: string;
  /** Without a slash at the end. */
  readonly contentOrigin: string;
  /** Its files need a pass: browsers send the cookies of that origin from a frame in the apps. */
  readonly asksForPass: boolean;
}

export const launchScorm = (stage: Stage, actor: Actor, place: LaunchPlace): Outcome<LaunchAnswer> =>
  actor.scope === "preview" ? launchPreview(stage, actor, place) : launchPublished(stage, atHome(actor), place);

async function launchPublished(stage: Stage, actor: Actor, place: LaunchPlace): Outcome<LaunchAnswer> {
  const perimeter = await findPerimeter(stage, actor, place.slug);
  if (!perimeter.ok) return perimeter;
  const { productSlug, productType } = perimeter.value;
  const product = productType === "scorm" ? await stage.products.read(actor, productSlug) : null;
  if (!product?.config) return refuse("not-found");
  const described = await describe(stage, actor, { product, config: product.config }, place);
  if (!described.ok || isStandIn(actor.scope)) return described;
  const { userId, home } = actor;
  const id = stage.dice.createId();
  const owner = { userId, perimeterSlug: place.slug };
  const now = toIso(stage.clock.now());
  const { startedAt } = await stage.launches.begin(home, { ...owner, id, productSlug, startedAt: now }, LAUNCH_LIMITS);
  const journalKey = stage.vault.deriveKey(JSON.stringify(["scorm-journal", home.clientId, userId, place.slug]));
  return succeed({
    ...described.value,
    commit: { ...issueTicket(stage, actor, id), launch: id, startedAt, journalKey },
  });
}

/** The draft, or the published version where nothing has changed since. */
async function launchPreview(stage: Stage, actor: Actor, place: LaunchPlace): Outcome<LaunchAnswer> {
  if (actor.binding !== place.slug) return refuse("scope.refused");
  if (!canAuthor(actor.roles)) return refuse("role.refused");
  const product = await stage.products.read(actor, place.slug);
  if (product?.type !== "scorm") return refuse("not-found");
  return describe(stage, actor, { product, config: product.configDraft ?? product.config }, place);
}

async function describe(
  stage: Stage,
  actor: Actor,
  { product, config }: { readonly product: ProductRecord; readonly config: StoredConfig | null },
  { slug, contentOrigin, asksForPass }: LaunchPlace,
): Outcome<LaunchAnswer> {
  const found = await findPackage(stage, actor, config);
  if (!found) return refuse("package.missing");
  const { document, content } = found;
  const { version, organization, problems, language } = content;
  return succeed({
    shellUrl: `${contentOrigin}/shell/`,
    contentUrl: `${contentOrigin}/packages/${document.key}/`,
    pass: asksForPass ? issuePackagePass(stage, actor, { slug, key: document.key }) : "",
    version,
    title: cleanLine(readDisplayTitle(readTitle(config) || content.title, product.name)),
    language: readPackageLanguage(language),
    organization: { ...organization, item: [...organization.item] },
    problems: [...problems],
    completion: readCompletionRule(config?.["completion"]),
    learner: { id: actor.userId, name: `user_${actor.userId}` },
    commit: null,
  });
}

/** The author's own (§5.25). */
function readTitle(config: StoredConfig | null): string {
  const context = config?.["context"];
  const title = typeof context === "object" && context !== null && "title" in context ? context.title : "";
  return typeof title === "string" ? title.trim() : "";
}
