// Knows how the tags of an organisation are added and taken away, and how many products have each.
import type { OrganisationAct } from "@academiz/application/organisation";
import type { Organisation } from "@academiz/application/ports";
import { cleanTag, findTag, TAG, TAG_LENGTH } from "@academiz/domain/clients";
import { ConfirmDialog, Form, IconButton, Link, useDraft, useListFocus } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import * as styles from "./organisation.css.ts";

export interface TagsTabProps {
  readonly stored: Organisation;
  readonly isSaving: boolean;
  readonly onAct: (act: OrganisationAct) => void;
}

export function TagsTab({ stored: { tags, use }, isSaving, onAct }: TagsTabProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useListFocus(list);
  // Always asked: a product may have it since this page was read.
  const [asked, setAsked] = useState<string | null>(null);
  const count = (tag: string | null) => use.tags.find(({ slug }) => slug === tag)?.products ?? 0;
  return (
    <div className={styles.stack}>
      <p className={styles.help}>
        <Trans>
          Authors give tags to their products, in the list of products or among the settings of one. Learners find
          products by them.
        </Trans>
      </p>
      {tags.length === 0 ? (
        <p className={styles.help}>
          <Trans>No tag yet.</Trans>
        </p>
      ) : (
        <ul ref={list} tabIndex={-1} className={styles.tags} onFocus={keepFocus}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              {count(tag) > 0 && (
                <Link render={<RouterLink to="/" search={{ tag }} />}>
                  <Plural value={count(tag)} one="# product" other="# products" />
                </Link>
              )}
              <IconButton
                label={t`Remove ${tag}`}
                icon={<X size={16} aria-hidden />}
                size="small"
                disabled={isSaving}
                accessibleWhenDisabled
                onClick={() => setAsked(tag)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* The typed text is cleared once the tag exists. */}
      <NewTag key={tags.join()} tags={tags} isSaving={isSaving} onAdd={(tag) => onAct({ type: "tag.add", tag })} />
      <ConfirmDialog
        open={asked !== null}
        danger
        title={<Trans>Delete the tag “{asked}”?</Trans>}
        confirmLabel={t`Delete the tag`}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) onAct({ type: "tag.remove", tag: asked });
          setAsked(null);
        }}
      >
        <Plural
          value={count(asked)}
          _0="No product had it when this page was opened. One that has it by now loses it. There is no undo."
          one="# product has it, and loses it. Nothing else changes in this product. There is no undo."
          other="# products have it, and lose it. Nothing else changes in these products. There is no undo."
        />
      </ConfirmDialog>
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
  const typed = cleanTag(draft.values.tag);
  const known = findTag(tags, typed);
  const error =
    known !== undefined
      ? t`The organisation has this tag already: ${known}.`
      : TAG.test(typed)
        ? null
        : t`A tag is a word or a few, without a slash or a comma, such as “Fire safety”.`;
  return (
    <Form
      draft={draft}
      fields={[{ kind: "line", name: "tag", label: t`New tag`, maxLength: TAG_LENGTH }]}
      errors={error ? { tag: error } : {}}
      save={{ label: t`Add the tag`, isBusy: isSaving }}
      onSubmit={({ tag }) => onAdd(cleanTag(tag))}
    />
  );
}
