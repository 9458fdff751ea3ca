// Knows how several products, or one of a list, get tags and lose them; failures are told one by one (§8.11).
import type { ProductRow } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Many } from "../lists/use-many.ts";
import { useOffice } from "../office/office-context.ts";
import { TagsDialog } from "../tags/tags-dialog.tsx";

export interface TagProductsProps {
  readonly rows: readonly ProductRow[];
  readonly many: Many<ProductRow>;
  readonly onClose: () => void;
}

export function TagProducts({ rows, many, onClose }: TagProductsProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const { productTags } = useOffice().office;
  return (
    <TagsDialog
      title={<Plural value={rows.length} one="Tags of # product" other="Tags of # products" />}
      description={
        <Trans>
          They take effect at once: you need not publish. A half-ticked tag is one that only some of them have.
        </Trans>
      }
      owned={rows.map(({ tags }) => tags)}
      submitLabel={t`Change the tags`}
      onClose={onClose}
      onSubmit={(change) => {
        onClose();
        many.ask(
          rows,
          (row) => productTags.change(row, change),
          ({ carried: { length: count } }) => {
            if (count === 0) return;
            notify({
              kind: "success",
              text: t`${plural(count, { one: "Tags of # product changed", other: "Tags of # products changed" })}`,
            });
          },
        );
      }}
    />
  );
}
