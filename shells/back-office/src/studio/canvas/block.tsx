// Knows the frame of one block of a slide: its name, its place, and its actions.
import { isGame } from "@academiz/domain/interactivities";
import type { Interactivity } from "@academiz/domain/learniz";
import { Button, IconButton, Menu, MenuItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  EllipsisVertical,
  GripVertical,
  MessageSquarePlus,
  Play,
  Scissors,
  Trash2,
} from "lucide-react";
import { memo } from "react";
import { CommentMark } from "../comments/comment-mark.tsx";
import { useBlockName } from "../common/block-name.ts";
import { useStudio } from "../common/studio-context.ts";
import * as form from "../forms/form.css.ts";
import { carryBlock } from "../parts/dragged-block.ts";
import { readPartsKey } from "../parts/parts-keys.ts";
import { useParts } from "../parts/use-parts.ts";
import { BlockContent } from "./block-content.tsx";
import * as styles from "./canvas.css.ts";
import { useBlockDrop } from "./use-block-drop.ts";

export interface BlockProps {
  readonly interactivity: Interactivity;
  /** From 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Drawn again only when it changes: a letter in one block redraws no other. */
export const Block = memo(function Block({ interactivity, number, isFirst, isLast }: BlockProps) {
  const { t } = useLingui();
  const parts = useParts();
  const { comments, tryBlock } = useStudio();
  const { slug } = interactivity;
  const name = useBlockName()(interactivity);
  const drop = useBlockDrop(slug);
  return (
    <section
      className={styles.block}
      data-block={slug}
      tabIndex={-1}
      aria-label={t`Block ${number}: ${name}`}
      onKeyDown={(event) => {
        const act = event.target === event.currentTarget ? readPartsKey(event) : null;
        if (!act) return;
        event.preventDefault();
        if (act === "paste") parts.paste(slug);
        else parts[act]([slug]);
      }}
      {...drop}
    >
      <header className={form.head}>
        <span
          className={styles.grip}
          draggable
          aria-hidden
          title={t`Drag to move`}
          onDragStart={(event) => {
            carryBlock(event, slug);
            const block = event.currentTarget.closest("section");
            if (block) event.dataTransfer.setDragImage(block, 0, 0);
          }}
        >
          <GripVertical size={16} aria-hidden />
        </span>
        <span className={form.name}>{name}</span>
        <CommentMark slug={slug} />
        {isGame(interactivity) && (
          <IconButton
            size="small"
            label={t`Try block ${number}`}
            icon={<Play size={16} aria-hidden />}
            onClick={() => tryBlock(slug)}
          />
        )}
        <IconButton
          size="small"
          label={t`Move block ${number} up`}
          disabled={isFirst}
          accessibleWhenDisabled
          icon={<ArrowUp size={16} aria-hidden />}
          onClick={() => parts.step([slug], -1)}
        />
        <IconButton
          size="small"
          label={t`Move block ${number} down`}
          disabled={isLast}
          accessibleWhenDisabled
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={() => parts.step([slug], 1)}
        />
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton
              size="small"
              label={t`Other actions on block ${number}`}
              icon={<EllipsisVertical size={16} aria-hidden />}
            />
          }
        >
          <MenuItem icon={<CopyPlus size={16} aria-hidden />} onClick={() => parts.duplicate([slug])}>
            <Trans>Duplicate</Trans>
          </MenuItem>
          <MenuItem icon={<Copy size={16} aria-hidden />} onClick={() => parts.copy([slug])}>
            <Trans>Copy</Trans>
          </MenuItem>
          <MenuItem icon={<Scissors size={16} aria-hidden />} onClick={() => parts.cut([slug])}>
            <Trans>Cut</Trans>
          </MenuItem>
          {parts.canPasteBlocks && (
            <MenuItem icon={<ClipboardPaste size={16} aria-hidden />} onClick={() => parts.paste(slug)}>
              <Trans>Paste after</Trans>
            </MenuItem>
          )}
          <MenuItem icon={<MessageSquarePlus size={16} aria-hidden />} onClick={() => comments.begin(slug)}>
            <Trans>Comment</Trans>
          </MenuItem>
        </Menu>
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={t`Delete block ${number}`}
          onClick={() => parts.remove([slug])}
        >
          <Trans>Delete</Trans>
        </Button>
      </header>
      <BlockContent type={interactivity.type} one={interactivity} number={number} />
    </section>
  );
});
