// Knows what is done with the chosen cue, and with all of them.
import type { CaptionsEditorView } from "@academiz/application/captions-editor";
import type { CueEdit } from "@academiz/domain/documents";
import { Button, IconButton, Toolbar, ToolbarItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Merge, Pause, Play, Plus, Redo2, Scissors, Trash2, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import * as styles from "./captions.css.ts";

export interface CaptionsToolsProps {
  readonly view: Pick<CaptionsEditorView, "rows" | "at" | "canUndo" | "canRedo" | "film">;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly adding: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
  readonly onSplit: () => void;
  readonly onEdit: (edit: CueEdit) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export function CaptionsTools(props: CaptionsToolsProps) {
  const { view, isPlaying, onToggle, adding, onAdd, onSplit, onEdit, onUndo, onRedo } = props;
  const { rows, at, canUndo, canRedo, film } = view;
  const { t } = useLingui();
  const tools = [
    ...(film
      ? [
          {
            label: isPlaying ? t`Pause the film` : t`Play the film`,
            Icon: isPlaying ? Pause : Play,
            isOn: true,
            act: onToggle,
          },
        ]
      : []),
    { label: t`Undo`, Icon: Undo2, isOn: canUndo, act: onUndo },
    { label: t`Redo`, Icon: Redo2, isOn: canRedo, act: onRedo },
    { label: t`Split the caption`, Icon: Scissors, isOn: at >= 0, act: onSplit },
    {
      label: t`Join with the next caption`,
      Icon: Merge,
      isOn: at >= 0 && at < rows.length - 1,
      act: () => onEdit({ do: "join" }),
    },
    { label: t`Delete the caption`, Icon: Trash2, isOn: at >= 0, act: () => onEdit({ do: "remove" }) },
  ];
  return (
    <div className={styles.tools}>
      <Button ref={adding} size="small" icon={<Plus size={16} aria-hidden />} onClick={onAdd}>
        <Trans>Add a caption</Trans>
      </Button>
      <Toolbar label={t`Captions and undo`} className={styles.tools}>
        {tools.map(({ label, Icon, isOn, act }) => (
          <ToolbarItem key={label}>
            <IconButton
              size="small"
              label={label}
              icon={<Icon size={20} aria-hidden />}
              disabled={!isOn}
              accessibleWhenDisabled
              onClick={act}
            />
          </ToolbarItem>
        ))}
      </Toolbar>
    </div>
  );
}
