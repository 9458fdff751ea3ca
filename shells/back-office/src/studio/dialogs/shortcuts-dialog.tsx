// Knows how the keys of the studio are shown.
import { Dialog, Kbd } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./dialogs.css.ts";

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const command = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t`Undo`, [command, "Z"]],
    [t`Redo`, [command, t`Shift`, "Z"]],
    [t`Find and replace in the course`, [command, "F"]],
    [t`Save now`, [command, "S"]],
    [t`Try the page, and go back to it`, [command, t`Enter`]],
    [t`Bold`, [command, "B"]],
    [t`Italic`, [command, "I"]],
    [t`Underline`, [command, "U"]],
    [t`Link`, [command, "K"]],
    [t`Move in the outline`, ["Alt", "↑", "↓"]],
    [t`Select several in the outline`, [t`Shift`, "↑", "↓"]],
    [t`Copy pages, chapters or a block`, [command, "C"]],
    [t`Cut them`, [command, "X"]],
    [t`Paste them`, [command, "V"]],
    [t`Duplicate them`, [command, "D"]],
    [t`Delete them`, [t`Del`]],
    [t`Open or close a chapter`, ["→", "←"]],
    [t`Show this list`, ["?"]],
  ];
  return (
    <Dialog open size="small" onClose={onClose} title={<Trans>Shortcuts</Trans>}>
      <dl className={styles.shortcuts}>
        {rows.map(([label, keys]) => (
          <div key={label} className={styles.shortcut}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
