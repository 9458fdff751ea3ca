// Knows the words for kinds of nodes of a path, and the name of each node.
import { isTaskKind, type NodeKind, type PathNode } from "@academiz/domain/paths";
import { useLingui } from "@lingui/react/macro";

export interface NodeWords {
  /** The words for a kind of node. */
  readonly ofKind: (kind: NodeKind) => string;
  /** The words for what a node holds: a task has the kind of its products, and none before they are chosen. */
  readonly kindOf: (node: Pick<PathNode, "kind" | "products">) => string;
  readonly of: (node: Pick<PathNode, "kind" | "name" | "subject" | "products">) => string;
}

/**
 * `known`: the products by their slugs; a task without a name of its own has the name of its products, as for its
 * learner.
 */
export function useNodeWords(known?: ReadonlyMap<string, { readonly name: string }>): NodeWords {
  const { t } = useLingui();
  const kinds: Readonly<Record<NodeKind, string>> = {
    learniz: t`Course`,
    classiz: t`Classroom sessions`,
    game: t`Game`,
    scorm: t`SCORM package`,
    attachment: t`Attachment`,
    section: t`Several products`,
    AND: t`Several ways at once (AND)`,
    OR: t`A choice of the learner (OR)`,
    END_AND: t`All these ways are done (END_AND)`,
    IF: t`It depends on the result (IF)`,
    START: t`Start of the path`,
    EMAIL: t`A mail to the learner`,
    END: t`End of the path`,
    UNKNOWN: t`Unknown step`,
  };
  const ofKind = (kind: NodeKind) => kinds[kind];
  const kindOf: NodeWords["kindOf"] = ({ kind, products }) =>
    products.length === 0 && isTaskKind(kind) && kind !== "section" ? t`Task without a product` : kinds[kind];
  return {
    ofKind,
    kindOf,
    of: ({ kind, name, subject, products }) => {
      if (name !== "") return name;
      if (kind === "EMAIL" && subject !== "") return subject;
      const names = products.flatMap((slug) => known?.get(slug)?.name ?? []);
      if (names.length > 0) return names.join(", ");
      return kindOf({ kind, products });
    },
  };
}
