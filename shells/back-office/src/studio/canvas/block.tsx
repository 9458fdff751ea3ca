// Knows the frame of one block of a slide: what it is, where it stands, and how it goes.
import { changeInteractivity, moveInteractivity, removeInteractivity } from "@academiz/domain/editing";
import { findTrueFalse } from "@academiz/domain/games";
import type { Interactivity, RichTextBlock, TextBox } from "@academiz/domain/learniz";
import { Button, IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useStudio } from "../common/studio-context.ts";
import { findAdding, findBlock } from "../common/use-focus-soon.ts";
import { RichTextEditor } from "../rich-text/rich-text-editor.tsx";
import * as styles from "./canvas.css.ts";
import { TrueFalseEditor } from "./true-false-editor.tsx";

export interface BlockProps {
  readonly interactivity: Interactivity;
  /** From 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Slug of the one after it, or before it; null for one alone. */
  readonly neighbour: string | null;
  /** What stands after it. */
  readonly children: ReactNode;
}

export function Block({ interactivity, number, isFirst, isLast, neighbour, children }: BlockProps) {
  const { t } = useLingui();
  const { change, tellLosses, focusSoon } = useStudio();
  const { slug, type } = interactivity;
  const name = type === "text-box" ? t`Text` : type === "game" ? t`True or false?` : type;
  const remove = () => {
    change(`remove:${slug}`, (learniz) => removeInteractivity(learniz, slug));
    focusSoon(neighbour === null ? findAdding : findBlock(neighbour));
    tellLosses(t`Block deleted`, "always");
  };
  return (
    <>
      <section className={styles.block} data-block={slug} tabIndex={-1} aria-label={t`Block ${number}: ${name}`}>
        <header className={styles.blockHead}>
          <span className={styles.blockName}>{name}</span>
          <IconButton
            size="small"
            label={t`Move block ${number} up`}
            disabled={isFirst}
            accessibleWhenDisabled
            icon={<ArrowUp size={16} aria-hidden />}
            onClick={() => change(`move:${slug}`, (learniz) => moveInteractivity(learniz, slug, -1))}
          />
          <IconButton
            size="small"
            label={t`Move block ${number} down`}
            disabled={isLast}
            accessibleWhenDisabled
            icon={<ArrowDown size={16} aria-hidden />}
            onClick={() => change(`move:${slug}`, (learniz) => moveInteractivity(learniz, slug, 1))}
          />
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={t`Delete block ${number}`}
            onClick={remove}
          >
            <Trans>Delete</Trans>
          </Button>
        </header>
        <BlockContent interactivity={interactivity} number={number} />
      </section>
      {children}
    </>
  );
}

function BlockContent({ interactivity, number }: Pick<BlockProps, "interactivity" | "number">) {
  if (interactivity.type === "text-box") return <TextContent box={interactivity} number={number} />;
  if (interactivity.type === "game" && findTrueFalse(interactivity)) return <TrueFalseEditor game={interactivity} />;
  return (
    <p className={styles.kept}>
      <Trans>This content is kept as it is; it cannot be edited here.</Trans>
    </p>
  );
}

function TextContent({ box, number }: { readonly box: TextBox; readonly number: number }) {
  const { t } = useLingui();
  const { change } = useStudio();
  const nodes = box.data.boxes[0]?.contents[0]?.nodes;
  const blocks = useMemo(() => nodes ?? [], [nodes]);
  const write = (written: RichTextBlock[]) =>
    change(`text:${box.slug}`, (learniz) =>
      changeInteractivity(learniz, box.slug, (own) =>
        own.type === "text-box" ? { ...own, data: { ...own.data, boxes: [{ contents: [{ nodes: written }] }] } } : own,
      ),
    );
  return <RichTextEditor label={t`Text of block ${number}`} blocks={blocks} onChange={write} />;
}
