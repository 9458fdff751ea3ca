// Knows how the type of a product is told in a word.
import type { ProductRow } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { BookOpen, Dices, Package } from "lucide-react";

export function TypeChip({ type }: Pick<ProductRow, "type">) {
  switch (type) {
    case "scorm":
      return (
        <StatusChip icon={<Package size={16} aria-hidden />}>
          <Trans>SCORM package</Trans>
        </StatusChip>
      );
    case "game":
      return (
        <StatusChip icon={<Dices size={16} aria-hidden />}>
          <Trans>Game</Trans>
        </StatusChip>
      );
    case "learniz":
      return (
        <StatusChip icon={<BookOpen size={16} aria-hidden />}>
          <Trans>Course</Trans>
        </StatusChip>
      );
  }
}
