// Knows how it is chosen by which tags a list is filtered.
import { Trans, useLingui } from "@lingui/react/macro";
import { TagsDialog } from "../tags/tags-dialog.tsx";

export interface FilterTagsProps {
  readonly tags: readonly string[];
  readonly onClose: () => void;
  readonly onChange: (tags: readonly string[]) => void;
}

export function FilterTags({ tags, onClose, onChange }: FilterTagsProps) {
  const { t } = useLingui();
  return (
    <TagsDialog
      title={<Trans>Filter by tags</Trans>}
      description={<Trans>The list shows products that have at least one of them.</Trans>}
      owned={[tags]}
      submitLabel={t`Show them`}
      onClose={onClose}
      onSubmit={({ add, remove }) => {
        onClose();
        onChange([...tags.filter((tag) => !remove.includes(tag)), ...add].sort());
      }}
    />
  );
}
