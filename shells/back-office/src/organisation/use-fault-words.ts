// Knows the words for why a tree refuses a branch or a name.
import type { TreeKind } from "@academiz/application/ports";
import { TREE_DEPTH, TREE_WIDTH, type TreeFault } from "@academiz/domain/clients";
import { useLingui } from "@lingui/react/macro";

export function useFaultWords(kind: TreeKind): (fault: TreeFault) => string {
  const { t, i18n } = useLingui();
  const isPlaces = kind === "places";
  return (fault) => {
    switch (fault) {
      case "too-deep":
        return t`There are at most ${TREE_DEPTH} levels below one another. Put it higher.`;
      case "too-wide":
        return t`At most ${i18n.number(TREE_WIDTH)} stand side by side. Order them in more levels.`;
      case "name-taken":
        return isPlaces
          ? t`A place of this name stands here already.`
          : t`Another criterion has this name. Choose another one.`;
      case "name-missing":
        return t`It needs a name.`;
      case "inside-itself":
        return t`It cannot stand in itself, nor in what stands in it.`;
      case "gone":
        return t`It does not exist any more: somebody may have deleted it.`;
    }
  };
}
