// Knows what stands in a learning path: its nodes, where each leads, and how they are stored (§3.214–§3.217).
import * as z from "zod/mini";
import type { ProductType } from "../catalog/index.ts";

/** What a task can be; a section is several products, in any order. */
export const TASK_KINDS = [
  "learniz",
  "classiz",
  "game",
  "scorm",
  "attachment",
  "section",
] as const satisfies readonly ProductType[];
export type TaskKind = (typeof TASK_KINDS)[number];
export const GATEWAY_KINDS = ["AND", "OR", "END_AND", "IF"] as const;
export const EVENT_KINDS = ["START", "EMAIL", "END"] as const;
/** The kind of a node; `UNKNOWN` for a stored one that cannot be read. */
export type NodeKind = TaskKind | (typeof GATEWAY_KINDS)[number] | (typeof EVENT_KINDS)[number] | "UNKNOWN";

export const NODE_KINDS = [...TASK_KINDS, ...GATEWAY_KINDS, ...EVENT_KINDS, "UNKNOWN"] as const;

/** What an IF asks of the task just before it. */
export type PathTest = { readonly of: "score"; readonly atLeast: number } | { readonly of: "status" };

/** How far a node stands from its automatic place, in pixels of the drawing. */
export interface NodeOffset {
  readonly x: number;
  readonly y: number;
}

export interface PathNode {
  readonly slug: string;
  readonly kind: NodeKind;
  /** As learners read it; may be empty. */
  readonly name: string;
  /** Slugs of the products of a task, each once; empty for any other node. */
  readonly products: readonly string[];
  /** Slugs of the next nodes. An IF has two: where its test holds, and otherwise; "" where there is none yet. */
  readonly next: readonly string[];
  /** The test of an IF. */
  readonly test: PathTest | null;
  /** The subject of an EMAIL. */
  readonly subject: string;
  readonly text: string;
  /** Null: it stands at its automatic place. */
  readonly offset: NodeOffset | null;
}
export interface Path {
  readonly nodes: readonly PathNode[];
}

/** The most nodes of a path. */
export const MOST_NODES = 1_000;
/** The most ways that part at a node. */
export const MOST_WAYS = 50;

const text = z.optional(z.nullable(z.string()));
/** A node as it is stored; other fields are ignored. */
export const storedNodeSchema = z.looseObject({
  slug: text,
  type: z.string(),
  taskType: text,
  gatewayType: text,
  eventType: text,
  name: text,
  productSlug: text,
  sectionDetails: z.optional(
    z.nullable(z.looseObject({ productsSlugs: z.optional(z.array(z.looseObject({ slug: z.string() }))) })),
  ),
  next: z.optional(z.array(z.string()).check(z.maxLength(MOST_WAYS))),
  test: z.optional(z.unknown()),
  subject: text,
  text,
  offset: z.optional(z.unknown()),
});
/** The nodes of a path as they are sent. */
export const storedNodesSchema = z.array(storedNodeSchema).check(z.maxLength(MOST_NODES));
export type StoredNode = z.infer<typeof storedNodeSchema>;

const testSchema = z.union([
  z.object({ of: z.literal("score"), atLeast: z.number().check(z.gte(0), z.lte(100)) }),
  z.object({ of: z.literal("status") }),
]);
const far = z.int().check(z.gte(-100_000), z.lte(100_000));
const offsetSchema = z.object({ x: far, y: far });
const contentSchema = z.looseObject({ nodes: z.optional(z.array(storedNodeSchema)) });

/** Also true for the name of a product type that can be a task. */
export const isTaskKind = (kind: string): kind is TaskKind => TASK_KINDS.some((task) => task === kind);
export const isTask = ({ kind }: Pick<PathNode, "kind">): boolean => isTaskKind(kind);
/** Where a node leads, without the ways of an IF that lead nowhere yet. */
export const listNext = ({ next }: Pick<PathNode, "next">): readonly string[] => next.filter((slug) => slug !== "");

/** The path of a content; without nodes where it cannot be read. */
export function readPath(content: unknown): Path {
  const parsed = contentSchema.safeParse(content);
  return { nodes: parsed.success ? (parsed.data.nodes ?? []).map(readNode) : [] };
}

function readKind({ type, taskType, gatewayType, eventType }: StoredNode): NodeKind {
  const [kinds, said]: readonly [readonly NodeKind[], unknown] =
    type === "task"
      ? [TASK_KINDS, taskType]
      : type === "gateway"
        ? [GATEWAY_KINDS, gatewayType]
        : [EVENT_KINDS, type === "event" ? eventType : null];
  return kinds.find((kind) => kind === said) ?? "UNKNOWN";
}

/** Slugs of the products that a stored node leads to. */
export const listStoredProducts = ({ productSlug, sectionDetails }: StoredNode): readonly string[] => [
  ...new Set([...(productSlug ? [productSlug] : []), ...(sectionDetails?.productsSlugs ?? []).map(({ slug }) => slug)]),
];

function readNode(stored: StoredNode, index: number): PathNode {
  const kind = readKind(stored);
  const test = testSchema.safeParse(stored.test);
  const offset = offsetSchema.safeParse(stored.offset);
  const next = stored.next ?? [];
  return {
    slug: stored.slug || `node-${index + 1}`,
    kind,
    name: stored.name ?? "",
    products: isTask({ kind }) ? listStoredProducts(stored) : [],
    next: kind === "IF" ? [next[0] ?? "", next[1] ?? ""] : [...new Set(next.filter((slug) => slug !== ""))],
    test: kind === "IF" && test.success ? test.data : null,
    subject: stored.subject ?? "",
    text: stored.text ?? "",
    offset: offset.success ? offset.data : null,
  };
}

/** Slugs of all products of a path, each once. */
export const listProducts = ({ nodes }: Path): readonly string[] => [
  ...new Set(nodes.flatMap(({ products }) => products)),
];

/** As it is stored: `readPath` reads the same path. */
export function writeNodes({ nodes }: Path): readonly StoredNode[] {
  return nodes.map(({ slug, kind, name, products, next, test, subject, text: said, offset }) => ({
    slug,
    ...writeKind(kind),
    ...(name !== "" && { name }),
    ...(kind === "section" && { sectionDetails: { productsSlugs: products.map((one) => ({ slug: one })) } }),
    ...(kind !== "section" && products[0] !== undefined && { productSlug: products[0] }),
    next: [...next],
    ...(test && { test }),
    ...(kind === "EMAIL" && { subject, text: said }),
    ...(offset && { offset }),
  }));
}

function writeKind(kind: NodeKind): Pick<StoredNode, "type" | "taskType" | "gatewayType" | "eventType"> {
  if (isTask({ kind })) return { type: "task", taskType: kind };
  if (GATEWAY_KINDS.some((one) => one === kind)) return { type: "gateway", gatewayType: kind };
  return kind === "UNKNOWN" ? { type: "unknown" } : { type: "event", eventType: kind };
}
