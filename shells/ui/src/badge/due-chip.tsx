// Knows how a due date is shown, and that it is over.
import { judgeDue } from "@academiz/domain/catalog";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { StatusChip } from "./badge.tsx";

export interface DueChipProps {
  readonly dueAt: string | null;
  readonly isOver: boolean;
}

/** Draws nothing where nothing is due. */
export function DueChip({ dueAt, isOver }: DueChipProps) {
  const { i18n } = useLingui();
  const due = judgeDue({ dueAt, isOver }, new Date().toISOString());
  if (due === null || dueAt === null) return null;
  const day = i18n.date(dueAt, { dateStyle: "medium" });
  return due === "late" ? (
    <StatusChip tone="error" isLong icon={<TriangleAlert size={16} aria-hidden />}>
      <Trans>Late: it was due on {day}</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="warning" isLong icon={<CalendarClock size={16} aria-hidden />}>
      <Trans>To be done by {day}</Trans>
    </StatusChip>
  );
}
