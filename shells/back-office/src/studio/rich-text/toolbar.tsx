// Knows the buttons above a text that is being written.
import { Button, IconButton, Toolbar, ToolbarItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  AudioLines,
  Bold,
  Code,
  Film,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Plus,
  Quote,
  Table,
  Underline,
} from "lucide-react";
import { memo } from "react";
import type { Editor } from "slate";
import { useSlateSelector, useSlateStatic } from "slate-react";
import { findLink, hasBlock, hasMark, takesBlocks, toggleBlock, toggleMark } from "./commands.ts";
import * as styles from "./rich-text-editor.css.ts";
import type { BlockType, Mark } from "./slate-types.ts";
import type { TextFile } from "./use-files-in-text.tsx";

const MARKS: readonly Mark[] = ["bold", "italic", "underline", "code"];
const BLOCKS: readonly BlockType[] = ["heading-2", "heading-3", "bulleted-list", "numbered-list", "quote"];

export interface FormattingToolbarProps {
  readonly onLink: () => void;
  readonly onTable: () => void;
  readonly onFile: (what: TextFile) => void;
  /** Called with the pressed button. */
  readonly onInsert: (button: HTMLElement) => void;
}

/** What the buttons show of the place of the cursor, as one word: equal as long as they show the same. */
const readState = (editor: Editor): string =>
  [
    ...MARKS.filter((mark) => hasMark(editor, mark)),
    ...BLOCKS.filter((type) => hasBlock(editor, type)),
    ...(takesBlocks(editor) ? ["takes blocks"] : []),
    ...(findLink(editor) ? ["link"] : []),
  ].join();

/** Drawn again only when its buttons change: letters change none. */
export const FormattingToolbar = memo(function FormattingToolbar(props: FormattingToolbarProps) {
  const { onLink, onTable, onFile, onInsert } = props;
  const { t } = useLingui();
  const editor = useSlateStatic();
  useSlateSelector(readState);
  const marks: readonly (readonly [Mark, string, LucideIcon])[] = [
    ["bold", t`Bold`, Bold],
    ["italic", t`Italic`, Italic],
    ["underline", t`Underline`, Underline],
    ["code", t`Code`, Code],
  ];
  const blocks: readonly (readonly [BlockType, string, LucideIcon])[] = [
    ["heading-2", t`Heading`, Heading2],
    ["heading-3", t`Subheading`, Heading3],
    ["bulleted-list", t`Bulleted list`, List],
    ["numbered-list", t`Numbered list`, ListOrdered],
    ["quote", t`Quote`, Quote],
  ];
  const files: readonly (readonly [TextFile, string, LucideIcon])[] = [
    ["image", t`Picture from the library`, Image],
    ["audio", t`Sound from the library`, AudioLines],
    ["video", t`Film from the library`, Film],
    ["document", t`File from the library`, Paperclip],
  ];
  return (
    <Toolbar label={t`Formatting`} className={styles.toolbar}>
      <ToolbarItem>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          aria-haspopup="listbox"
          // The text must not lose its selection to the button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onInsert(event.currentTarget)}
        >
          <Trans>Insert</Trans>
        </Button>
      </ToolbarItem>
      {marks.map(([mark, label, Icon]) => (
        <Tool key={mark} label={label} icon={Icon} isOn={hasMark(editor, mark)} act={() => toggleMark(editor, mark)} />
      ))}
      {blocks.map(([type, label, Icon]) => (
        <Tool
          key={type}
          label={label}
          icon={Icon}
          isOn={hasBlock(editor, type)}
          isDisabled={!takesBlocks(editor)}
          act={() => toggleBlock(editor, type)}
        />
      ))}
      <Tool label={t`Link`} icon={Link} isOn={findLink(editor) !== null} act={onLink} />
      <Tool label={t`Table`} icon={Table} act={onTable} />
      {files.map(([what, label, Icon]) => (
        <Tool key={what} label={label} icon={Icon} act={() => onFile(what)} />
      ))}
    </Toolbar>
  );
});

interface ToolProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Absent for a button that is neither on nor off. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

function Tool({ label, icon: Icon, isOn, isDisabled = false, act }: ToolProps) {
  return (
    <ToolbarItem>
      <IconButton
        size="small"
        variant={isOn ? "secondary" : "quiet"}
        label={label}
        aria-pressed={isOn}
        disabled={isDisabled}
        icon={<Icon size={16} aria-hidden />}
        // The text must not lose its selection to the button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={act}
      />
    </ToolbarItem>
  );
}
