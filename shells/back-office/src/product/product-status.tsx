// Knows the word for the state of a product.
import type { ProductRow } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export type Publication = "never" | "up-to-date" | "changed" | "withdrawn";

export const readPublication = ({ publishedAt, visible, hasConfigDraft }: ProductRow): Publication => {
  if (publishedAt === null) return "never";
  if (!visible) return "withdrawn";
  return hasConfigDraft ? "changed" : "up-to-date";
};

export function ProductStatus({ publication }: { readonly publication: Publication }) {
  switch (publication) {
    case "never":
      return (
        <StatusChip>
          <Trans>Draft</Trans>
        </StatusChip>
      );
    case "changed":
      return (
        <StatusChip tone="warning">
          <Trans>Changes not published</Trans>
        </StatusChip>
      );
    case "withdrawn":
      return (
        <StatusChip>
          <Trans>Withdrawn</Trans>
        </StatusChip>
      );
    case "up-to-date":
      return (
        <StatusChip tone="success">
          <Trans>Published</Trans>
        </StatusChip>
      );
  }
}
