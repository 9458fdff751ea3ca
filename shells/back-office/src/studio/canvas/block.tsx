// Knows the frame of one block of a slide: what it is, where it stands, and how it goes.
import { moveInteractivity, removeInteractivity } from "@academiz/domain/editing";
import type { Interactivity } from "@academiz/domain/learniz";
import { Button, IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useBlockName } from "../common/kind-words.ts";
import { useStudio } from "../common/studio-context.ts";
import { findAdding, findBlock } from "../common/use-focus-soon.ts";
import * as form from "../forms/form.css.ts";
import { BlockContent } from "./block-content.tsx";
import * as styles from "./canvas.css.ts";

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
  const { slug } = interactivity;
  const name = useBlockName()(interactivity);
  const remove = () => {
    change(`remove:${slug}`, (learniz) => removeInteractivity(learniz, slug));
    focusSoon(neighbour === null ? findAdding : findBlock(neighbour));
    tellLosses(t`Block deleted`, "always");
  };
  return (
    <>
      <section className={styles.block} data-block={slug} tabIndex={-1} aria-label={t`Block ${number}: ${name}`}>
        <header className={form.head}>
          <span className={form.name}>{name}</span>
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
        <BlockContent type={interactivity.type} one={interactivity} number={number} />
      </section>
      {children}
    </>
  );
}
