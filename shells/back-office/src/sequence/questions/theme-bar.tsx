// Knows what is done with the theme whose questions are shown.
import type { SequenceContentEvent, SequenceContentView } from "@academiz/application/sequence-content";
import type { DraftTheme } from "@academiz/domain/sequences";
import { Button, ConfirmDialog, IconButton } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import * as styles from "../../product/product.css.ts";
import { ProblemText } from "../problem-text.tsx";
import * as own from "../sequence.css.ts";

export interface ThemeBarProps {
  readonly theme: DraftTheme;
  readonly view: SequenceContentView;
  readonly send: (event: SequenceContentEvent) => void;
  readonly onRename: () => void;
  readonly onRemoved: () => void;
}

export function ThemeBar({ theme, view, send, onRename, onRemoved }: ThemeBarProps) {
  const { t } = useLingui();
  const [isRemoving, setRemoving] = useState(false);
  const { themes } = view.draft;
  const { uuid, title, questions } = theme;
  const at = themes.findIndex((one) => one.uuid === uuid);
  const faults = view.problems.filter((one) => one.theme === uuid && one.question === null);
  const move = (step: -1 | 1) =>
    send({ type: "sequence.edited", edit: { do: "move-theme", theme: uuid, move: step }, field: `theme ${uuid}` });
  return (
    <div className={own.theme}>
      <h3 className={own.themeTitle}>{title || <Trans>Without a title</Trans>}</h3>
      <div className={styles.buttons}>
        <Button size="small" icon={<Pencil size={16} aria-hidden />} onClick={onRename}>
          <Trans>Rename the theme</Trans>
        </Button>
        <IconButton
          label={t`Move the theme up`}
          icon={<ArrowUp size={20} aria-hidden />}
          disabled={at === 0}
          accessibleWhenDisabled
          onClick={() => move(-1)}
        />
        <IconButton
          label={t`Move the theme down`}
          icon={<ArrowDown size={20} aria-hidden />}
          disabled={at === themes.length - 1}
          accessibleWhenDisabled
          onClick={() => move(1)}
        />
        <IconButton
          label={t`Remove the theme`}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={() => setRemoving(true)}
        />
      </div>
      {faults.length > 0 && (
        <ul className={own.problems}>
          {faults.map((problem) => (
            <li key={problem.kind}>
              <ProblemText problem={problem} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isRemoving}
        danger
        title={t`Remove “${title}”?`}
        confirmLabel={t`Remove the theme`}
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          send({ type: "sequence.edited", edit: { do: "remove-theme", theme: uuid } });
          onRemoved();
        }}
      >
        <Plural value={questions.length} one="# question goes with it." other="# questions go with it." />
      </ConfirmDialog>
    </div>
  );
}
