// Knows the name of a path's node for its learner.
import type { LearnerNode } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";

export function useNodeName(): (node: LearnerNode) => string {
  const { t } = useLingui();
  return ({ kind, name, products, subject }) => {
    if (name !== "") return name;
    switch (kind) {
      case "START":
        return t`The start of the path`;
      case "OR":
        return t`Choose how you go on`;
      case "IF":
        return t`What comes next depends on your result`;
      case "AND":
        return t`Several things at once`;
      case "END_AND":
        return t`All of it`;
      case "EMAIL":
        return subject === "" ? t`A mail for you` : subject;
      case "END":
        return t`The end of the path`;
      default:
        return products.map((product) => product.name).join(", ") || t`A step`;
    }
  };
}
