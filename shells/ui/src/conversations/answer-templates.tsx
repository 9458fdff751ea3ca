// Knows how an answer begins with a template, and how templates are kept.
import { Trans, useLingui } from "@lingui/react/macro";
import { BookText, Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useDraft } from "../form/use-draft.ts";
import { Menu, MenuItem, MenuSeparator } from "../menu/menu.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { ErrorState } from "../states/error-state.tsx";
import * as styles from "./conversations.css.ts";

export interface Template {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}
export interface AnswerTemplatesProps {
  readonly templates: {
    readonly phase: "loading" | "ready" | "failed";
    /** Sorted by title. */
    readonly rows: readonly Template[];
    readonly isBusy: boolean;
    /** Why the last one was not kept or removed, in words. */
    readonly trouble: ReactNode;
  };
  /** The text that is typed now: a template can be made of it. */
  readonly text: string;
  readonly onUse: (text: string) => void;
  /** `slug` null: a new one. */
  readonly onKeep: (template: { readonly slug: string | null; readonly title: string; readonly text: string }) => void;
  readonly onRemove: (slug: string) => void;
  readonly onRetry: () => void;
}

/** The template that is being written; null slug: a new one. */
type Written = Omit<Template, "slug"> & { readonly slug: string | null };

export function AnswerTemplates(props: AnswerTemplatesProps) {
  const { templates, text, onUse } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button icon={<BookText size={20} aria-hidden />}>{t`Templates`}</Button>}>
        {templates.rows.map(({ slug, title, text: ready }) => (
          <MenuItem key={slug} onClick={() => onUse(text.trim() === "" ? ready : `${text.trimEnd()}\n\n${ready}`)}>
            {title}
          </MenuItem>
        ))}
        {templates.rows.length > 0 && <MenuSeparator />}
        <MenuItem onClick={() => setOpen(true)}>{t`Manage templates…`}</MenuItem>
      </Menu>
      {isOpen && <Managing {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Managing(props: AnswerTemplatesProps & { readonly onClose: () => void }) {
  const { templates, text, onKeep, onRemove, onRetry, onClose } = props;
  const { t } = useLingui();
  const [written, setWritten] = useState<Written | null>(null);
  const [removed, setRemoved] = useState<Template | null>(null);
  const [isAsked, setAsked] = useState(false);
  // The text stays there until it is kept.
  useEffect(() => {
    if (!isAsked || templates.isBusy) return;
    setAsked(false);
    if (!templates.trouble) setWritten(null);
  }, [isAsked, templates.isBusy, templates.trouble]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Templates of answers</Trans>}
      description={t`All who answer for your organisation use and change them.`}
      footer={
        <>
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button
            variant="primary"
            icon={<Plus size={20} aria-hidden />}
            onClick={() => setWritten({ slug: null, title: "", text: text.trim() })}
          >
            {t`New template`}
          </Button>
        </>
      }
    >
      {templates.phase === "failed" ? (
        <ErrorState level={2} title={<Trans>The templates could not be loaded</Trans>} onRetry={onRetry} />
      ) : templates.phase === "loading" ? (
        <SkeletonGroup>
          <Skeleton shape="control" />
        </SkeletonGroup>
      ) : templates.rows.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>No template yet. Write down an answer that you give often.</Trans>
        </p>
      ) : (
        <ul className={styles.rows}>
          {templates.rows.map((template) => (
            <li key={template.slug} className={styles.template}>
              <span className={styles.part}>
                <span className={styles.about}>{template.title}</span>
                <span className={styles.excerpt}>{template.text}</span>
              </span>
              <IconButton
                label={t`Edit ${template.title}`}
                icon={<Pencil size={20} aria-hidden />}
                onClick={() => setWritten(template)}
              />
              <IconButton
                label={t`Delete ${template.title}`}
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() => setRemoved(template)}
              />
            </li>
          ))}
        </ul>
      )}
      {templates.trouble && !written && (
        <p role="alert" className={styles.trouble}>
          {templates.trouble}
        </p>
      )}
      {written && (
        <Writing
          written={written}
          isBusy={templates.isBusy}
          trouble={templates.trouble}
          onClose={() => setWritten(null)}
          onKeep={(kept) => {
            onKeep(kept);
            setAsked(true);
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        danger
        title={t`Delete the template “${removed?.title ?? ""}”?`}
        confirmLabel={t`Delete the template`}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) onRemove(removed.slug);
          setRemoved(null);
        }}
      >
        <Trans>All who answer for your organisation lose it.</Trans>
      </ConfirmDialog>
    </Dialog>
  );
}

interface WritingProps extends Pick<AnswerTemplatesProps, "onKeep"> {
  readonly written: Written;
  readonly isBusy: boolean;
  readonly trouble: ReactNode;
  readonly onClose: () => void;
}

function Writing({ written: { slug, title, text }, isBusy, trouble, onClose, onKeep }: WritingProps) {
  const { t } = useLingui();
  const draft = useDraft({ title, text });
  const { values } = draft;
  return (
    <FormDialog
      title={slug === null ? <Trans>New template</Trans> : <Trans>Edit the template</Trans>}
      submitLabel={t`Save the template`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        { kind: "line", name: "title", label: t`Name`, maxLength: 100 },
        { kind: "text", name: "text", label: t`Text of the answer`, maxLength: 2_000 },
      ]}
      errors={{
        ...(values.title.trim() === "" && { title: t`Give it a name.` }),
        ...(values.text.trim() === "" && { text: t`Write something first.` }),
      }}
      onSubmit={(kept) => onKeep({ slug, title: kept.title.trim(), text: kept.text.trim() })}
    >
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </FormDialog>
  );
}
