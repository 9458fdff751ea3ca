// Knows how the type of a product is told in a word.
import type { ProductRow } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { BookOpen, Package } from "lucide-react";

export function TypeChip({ type }: Pick<ProductRow, "type">) {
  return type === "scorm" ? (
    <StatusChip icon={<Package size={16} aria-hidden />}>
      <Trans>SCORM package</Trans>
    </StatusChip>
  ) : (
    <StatusChip icon={<BookOpen size={16} aria-hidden />}>
      <Trans>Course</Trans>
    </StatusChip>
  );
}
