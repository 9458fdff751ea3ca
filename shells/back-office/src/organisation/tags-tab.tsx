// Knows how the tags of an organisation are added and taken away.
import type { OrganisationAct } from "@academiz/application/organisation";
import type { Organisation } from "@academiz/application/ports";
import { Form, IconButton, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import * as styles from "./organisation.css.ts";

export interface TagsTabProps {
  readonly stored: Organisation;
  readonly isSaving: boolean;
  readonly onAct: (act: OrganisationAct) => void;
}
/** The format that the server accepts. */
const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function TagsTab({ stored: { tags }, isSaving, onAct }: TagsTabProps) {
  const { t } = useLingui();
  return (
    <div className={styles.stack}>
      {tags.length === 0 ? (
        <p className={styles.help}>
          <Trans>No tag yet.</Trans>
        </p>
      ) : (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <IconButton
                label={t`Remove ${tag}`}
                icon={<X size={16} aria-hidden />}
                size="small"
                disabled={isSaving}
                onClick={() => onAct({ type: "tag.remove", tag })}
              />
            </li>
          ))}
        </ul>
      )}
      {/* The typed text is cleared once the tag exists. */}
      <NewTag key={tags.join()} tags={tags} isSaving={isSaving} onAdd={(tag) => onAct({ type: "tag.add", tag })} />
    </div>
  );
}

interface NewTagProps {
  readonly tags: readonly string[];
  readonly isSaving: boolean;
  readonly onAdd: (tag: string) => void;
}

function NewTag({ tags, isSaving, onAdd }: NewTagProps) {
  const { t } = useLingui();
  const draft = useDraft({ tag: "" });
  const typed = draft.values.tag.trim();
  const error = tags.includes(typed)
    ? t`The organisation has this tag already.`
    : TAG.test(typed)
      ? null
      : t`A tag has lower-case letters without accents, digits and single hyphens alone, such as fire-safety.`;
  return (
    <Form
      draft={draft}
      fields={[{ kind: "line", name: "tag", label: t`New tag`, maxLength: 60 }]}
      errors={error ? { tag: error } : {}}
      save={{ label: t`Add the tag`, isBusy: isSaving }}
      onSubmit={({ tag }) => onAdd(tag)}
    />
  );
}
