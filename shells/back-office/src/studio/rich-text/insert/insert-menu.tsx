// Knows how something to insert into a text is found and picked, from the button or after typing a slash.
import { PickList } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Node } from "slate";
import { ReactEditor, useSlateStatic } from "slate-react";
import { findBlockAt } from "../columns/find-block.ts";
import { INSERTIONS, type Insertion } from "./insertions.ts";

export interface InsertMenuProps {
  /** The button at which it opens; null for the current line. */
  readonly button: HTMLElement | null;
  readonly onPick: (insertion: Insertion) => void;
  /** Called with the text that was typed. */
  readonly onLeave: (typed: string) => void;
  readonly onErase: () => void;
}

export function InsertMenu({ button, onPick, onLeave, onErase }: InsertMenuProps) {
  const { t, i18n } = useLingui();
  const editor = useSlateStatic();
  const getAnchorRect = () => {
    if (button || !editor.selection) return button?.getBoundingClientRect() ?? null;
    const line = Node.get(editor, findBlockAt(editor, editor.selection.anchor.path));
    return ReactEditor.toDOMNode(editor, line).getBoundingClientRect();
  };
  return (
    <PickList
      label={t`Insert`}
      options={INSERTIONS.map(({ key, name, keywords, Icon }) => ({
        value: key,
        label: i18n._(name),
        keywords,
        icon: <Icon size={16} aria-hidden />,
      }))}
      getAnchorRect={getAnchorRect}
      onPick={(picked) => {
        const found = INSERTIONS.find(({ key }) => key === picked);
        if (found) onPick(found.insertion);
      }}
      onLeave={onLeave}
      onErase={onErase}
    />
  );
}
