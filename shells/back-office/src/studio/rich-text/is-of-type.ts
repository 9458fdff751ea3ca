// Knows the kind of a node of the text.
import { Element, type Node } from "slate";
import type { RichElement } from "./slate-types.ts";

export const isOfType = <T extends RichElement["type"]>(
  node: Node,
  ...types: readonly T[]
): node is Extract<RichElement, { type: T }> => Element.isElement(node) && types.some((type) => type === node.type);
