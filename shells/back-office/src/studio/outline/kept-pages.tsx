// Knows the templates of pages that the client's authors kept, beside the examples: each is added, renamed or deleted.
import type { PageTemplate, PageTemplates } from "@academiz/application/ports";
import { type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { Button, ConfirmDialog, FormDialog, IconButton, Menu, MenuItem, useDraft, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, FileHeart, Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import * as styles from "../common/gallery.css.ts";

export interface KeptPagesProps {
  readonly templates: PageTemplates;
  readonly onChoose: (kept: Learniz) => void;
}

export function KeptPages({ templates, onChoose }: KeptPagesProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [kept, setKept] = useState<readonly PageTemplate[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<{ readonly act: "rename" | "remove"; readonly of: PageTemplate } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void templates.list().then((answer) => {
      if (isGone) return;
      setFailed(!answer.ok);
      if (answer.ok) setKept(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [templates, tries]);
  const again = () => setTries((count) => count + 1);
  const choose = async ({ slug }: PageTemplate) => {
    const read = await templates.read(slug);
    if (!read.ok) return notify({ kind: "error", text: sayTrouble(read.error) });
    const loaded = loadLearniz(read.value);
    if (loaded.ok) onChoose(loaded.value.learniz);
    else notify({ kind: "error", text: sayTrouble({ kind: "invalid", detail: "content.invalid" }) });
  };
  const remove = async ({ slug, name }: PageTemplate) => {
    setAsked(null);
    const removed = await templates.remove(slug);
    if (removed.ok) notify({ kind: "success", text: t`“${name}” is deleted` });
    else notify({ kind: "error", text: sayTrouble(removed.error) });
    again();
  };
  if (isFailed) {
    return (
      <p role="alert">
        <Trans>The pages that you kept did not come.</Trans>{" "}
        <Button size="small" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  }
  if (!kept || kept.length === 0) return null;
  return (
    <section aria-label={t`Yours`} className={styles.group}>
      <h2 className={styles.heading}>
        <Trans>Yours</Trans>
      </h2>
      <ul className={styles.tiles}>
        {kept.map((one) => (
          <li key={one.slug} className={styles.kept}>
            <button type="button" className={styles.tile} onClick={() => void choose(one)}>
              <FileHeart size={20} aria-hidden className={styles.picture} />
              <span className={styles.words}>{one.name}</span>
            </button>
            <Menu
              placement="bottom-end"
              trigger={
                <IconButton
                  size="small"
                  label={t`What to do with ${one.name}`}
                  icon={<EllipsisVertical size={16} aria-hidden />}
                />
              }
            >
              <MenuItem icon={<Pencil size={20} aria-hidden />} onClick={() => setAsked({ act: "rename", of: one })}>
                <Trans>Rename…</Trans>
              </MenuItem>
              <MenuItem icon={<Trash2 size={20} aria-hidden />} onClick={() => setAsked({ act: "remove", of: one })}>
                <Trans>Delete…</Trans>
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {asked?.act === "rename" && (
        <RenameDialog
          templates={templates}
          of={asked.of}
          onClose={() => setAsked(null)}
          onRenamed={() => {
            setAsked(null);
            again();
          }}
        />
      )}
      {asked?.act === "remove" && (
        <ConfirmDialog
          open
          danger
          title={<Trans>Delete the template “{asked.of.name}”?</Trans>}
          confirmLabel={t`Delete the template`}
          onCancel={() => setAsked(null)}
          onConfirm={() => void remove(asked.of)}
        >
          <Trans>Nobody begins a page with it any more. Pages that were made of it stay. This cannot be undone.</Trans>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface RenameDialogProps {
  readonly templates: Pick<PageTemplates, "rename">;
  readonly of: PageTemplate;
  readonly onClose: () => void;
  readonly onRenamed: () => void;
}

function RenameDialog({ templates, of, onClose, onRenamed }: RenameDialogProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const draft = useDraft({ name: of.name });
  const [isBusy, setBusy] = useState(false);
  const rename = async (name: string) => {
    setBusy(true);
    const renamed = await templates.rename(of, name);
    setBusy(false);
    if (renamed.ok) onRenamed();
    else notify({ kind: "error", text: sayTrouble(renamed.error) });
  };
  return (
    <FormDialog
      title={<Trans>Rename {of.name}</Trans>}
      submitLabel={t`Rename`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[{ kind: "line", name: "name", label: t`Name`, maxLength: 200 }]}
      errors={{ ...(draft.values.name.trim() === "" && { name: t`It needs a name.` }) }}
      onSubmit={({ name }) => void rename(name.trim())}
    />
  );
}
