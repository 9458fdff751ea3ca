// Knows how a product is created (§7.82, §7.96–§7.111).
import type { ProductAnswer } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import type { GameType } from "@academiz/domain/games";
import { createSlug, isBlank, succeed } from "@academiz/domain/kernel";
import { cleanLines } from "@academiz/domain/learniz";
import { judgeDraft } from "../contents/judge-draft.ts";
import { makeContent } from "../contents/make-content.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { PRODUCT_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { describeProduct } from "./describe-product.ts";
import { hasFolder } from "./folders.ts";
import { judgeNamed } from "./judge-named.ts";

export interface CreateInput {
  readonly name: string;
  readonly subType?: string | null | undefined;
  readonly template?: boolean | undefined;
  readonly shareable?: boolean | undefined;
  readonly demo?: boolean | undefined;
  readonly configDraft?: StoredConfig | undefined;
  readonly folderSlug?: string | null | undefined;
  /** Of a game that begins without a draft. */
  readonly gameType?: GameType | undefined;
  /** Of what begins without a draft; absent: the language of its author. */
  readonly local?: "FR" | "EN" | undefined;
}

/** A request that cannot be met: a draft has its own type of game, and other products have none. */
const MISPLACED = { faults: [{ path: ["gameType"], message: "it is said of a new game without a draft" }] };

/** Without a draft it begins as its type does. */
export async function createProduct(
  world: Pick<World, "products" | "productFolders" | "documents" | "users" | "clients" | "clock" | "dice">,
  actor: Actor,
  type: ProductType,
  input: CreateInput,
): Outcome<ProductAnswer> {
  const name = input.name.trim();
  if (isBlank(name)) return refuse("name.required");
  const { gameType, local } = input;
  if (gameType !== undefined && (type !== "game" || input.configDraft)) return refuse("content.invalid", MISPLACED);
  const asked = { gameType, ...(local && { local }) };
  const configDraft = cleanLines(input.configDraft ?? (await makeContent(world, actor, type, name, asked)));
  const content = judgeDraft(type, configDraft);
  if (!content.ok) return content;
  const named = await judgeNamed(world, actor, { type }, content.value);
  if (!named.ok) return named;
  if (!(await hasFolder(world, actor, input.folderSlug))) return refuse("not-found");
  if ((await world.products.count(actor)) >= PRODUCT_LIMIT) return refuse("products.too-many");
  const product = await world.products.add(actor, {
    type,
    slug: createSlug(world.dice.random),
    name,
    subType: input.subType ?? content.value.subType,
    template: input.template ?? false,
    shareable: input.shareable ?? true,
    demo: input.demo ?? false,
    folderProduct: input.folderSlug ?? null,
    configDraft,
    named: named.value,
    now: toIso(world.clock.now()),
  });
  return succeed(await describeProduct(world, product));
}
