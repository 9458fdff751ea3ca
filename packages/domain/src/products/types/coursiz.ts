// Knows a learning path as a product: a graph whose tasks lead to other products (§3.214–§3.217).
import * as z from "zod/mini";
import {
  checkPath,
  createPath,
  listStoredProducts,
  readPath,
  storedNodesSchema,
  writeNodes,
} from "../../paths/index.ts";
import { isTitled, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";

const coursizSchema = z.extend(partsSchema, { nodes: z.optional(storedNodesSchema) });

/** Content: there is something to do, and nothing is in the way of whoever does it. */
export const coursizKind: ProductKind = {
  read: readParts({
    schema: coursizSchema,
    findGap(content) {
      if (!content.nodes?.some(({ type }) => type === "task")) return "tasks";
      return checkPath(readPath(content)).length > 0 ? "way" : null;
    },
    judgeSteps: (content) => ({ params: rate(isTitled(content)) }),
    products: ({ nodes = [] }) => nodes.flatMap(listStoredProducts),
  }),
  create: ({ title, local, author, strategy }, random) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local, strategy },
    nodes: writeNodes(createPath(random)),
  }),
};
