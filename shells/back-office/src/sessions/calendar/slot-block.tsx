// Knows how one slot stands in a calendar: when, what and with whom, a link to its page that is dragged to be moved.
import type { OfficeSlot } from "@academiz/application/ports";
import * as shared from "@academiz/ui/calendar/style";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { namePerson } from "../planning/name-person.ts";
import { useHours } from "../when-held.tsx";
import * as styles from "./calendar.css.ts";

export interface SlotBlockProps {
  readonly slot: OfficeSlot;
  readonly name: string;
  readonly style?: CSSProperties | undefined;
  readonly onDragStart: (slot: OfficeSlot, grabbed: number) => void;
  readonly onDragEnd: () => void;
}

export function SlotBlock({ slot, name, style, onDragStart, onDragEnd }: SlotBlockProps) {
  const { t } = useLingui();
  const hours = useHours();
  const { slug, productName, place, trainer, enrolled, capacity } = slot;
  const facts = [productName, place, trainer && namePerson(trainer), t`${enrolled} of ${capacity}`];
  return (
    <Link
      to="/sessions/$slug"
      params={{ slug }}
      className={shared.block}
      style={style}
      draggable
      onDragStart={({ dataTransfer, clientY, currentTarget }) => {
        dataTransfer.effectAllowed = "move";
        onDragStart(slot, clientY - currentTarget.getBoundingClientRect().top);
      }}
      onDragEnd={onDragEnd}
    >
      <span className={styles.blockTime}>{hours(slot)}</span>
      <span className={styles.blockName}>{name}</span>
      <span className={styles.blockFacts}>{facts.filter(Boolean).join(" · ")}</span>
    </Link>
  );
}
