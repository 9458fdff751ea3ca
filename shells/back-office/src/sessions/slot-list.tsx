// Knows how slots are listed by their date: what is held, where, by whom, and for how many.
import type { OfficeSlot } from "@academiz/application/ports";
import { Button, type Column, IconButton, type ListProps, Menu, MenuItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CalendarDays, CalendarX, EllipsisVertical, Pencil, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { OfficeList, type OfficeListProps } from "../lists/office-list.tsx";
import { useSession } from "../office/office-context.ts";
import { namePerson } from "./planning/name-person.ts";
import * as styles from "./sessions.css.ts";
import { WhenHeld } from "./when-held.tsx";

export interface SlotListProps
  extends Pick<OfficeListProps<OfficeSlot>, "view" | "send">,
    Pick<ListProps<OfficeSlot>, "tools" | "onPage"> {
  /** The titles by perimeter and session. */
  readonly nameSession: (slot: OfficeSlot) => string;
  readonly create?: ReactNode;
  readonly onEdit: (slot: OfficeSlot) => void;
  readonly onRemove: (slot: OfficeSlot) => void;
  readonly onShowAll?: (() => void) | undefined;
  /** True where they have no session that could have dates. */
  readonly isUnbegun?: boolean;
}

export function SlotList({
  nameSession,
  create,
  onEdit,
  onRemove,
  onShowAll,
  isUnbegun = false,
  ...rest
}: SlotListProps) {
  const { t } = useLingui();
  const { mayAdminister } = useSession();
  const columns: readonly Column<OfficeSlot>[] = [
    { id: "when", header: t`Date`, heading: true, cell: (slot) => <WhenHeld {...slot} /> },
    {
      id: "session",
      header: t`Session`,
      cell: (slot) => (
        <span className={styles.cell}>
          {nameSession(slot)}
          <span className={styles.quiet}> · {slot.productName}</span>
        </span>
      ),
    },
    {
      id: "place",
      header: t`Place`,
      cell: ({ place, videoLink }) => (
        <span className={styles.cell}>{[place, videoLink && t`Video call`].filter(Boolean).join(", ")}</span>
      ),
    },
    { id: "trainer", header: t`Trainer`, cell: ({ trainer }) => (trainer ? namePerson(trainer) : "–") },
    {
      id: "places",
      header: t`Seats`,
      align: "end",
      cell: ({ enrolled, capacity }) => t`${enrolled} of ${capacity}`,
    },
  ];
  return (
    <OfficeList
      {...rest}
      label={t`Dates`}
      columns={columns}
      getKey={({ slug }) => slug}
      door={({ slug }) => ({ render: <Link to="/sessions/$slug" params={{ slug }} /> })}
      menu={(slot) => (
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton label={t`Actions: ${nameSession(slot)}`} icon={<EllipsisVertical size={20} aria-hidden />} />
          }
        >
          <MenuItem icon={<Pencil size={20} aria-hidden />} onClick={() => onEdit(slot)}>
            <Trans>Change</Trans>
          </MenuItem>
          <MenuItem danger icon={<CalendarX size={20} aria-hidden />} onClick={() => onRemove(slot)}>
            <Trans>Call off…</Trans>
          </MenuItem>
        </Menu>
      )}
      failure={<Trans>The dates could not be loaded</Trans>}
      empty={{
        icon: <CalendarDays size={24} aria-hidden />,
        title: <Trans>No date planned yet</Trans>,
        text: <Trans>Plan the first one, or several at once.</Trans>,
        action: create,
      }}
      unmatched={
        isUnbegun
          ? {
              icon: <CalendarDays size={24} aria-hidden />,
              title: <Trans>No session to run yet</Trans>,
              text: mayAdminister ? (
                <Trans>Publish a classroom with a session first: its dates are planned here then.</Trans>
              ) : (
                <Trans>An administrator names you as the trainer of a session or of a date.</Trans>
              ),
            }
          : {
              icon: <SearchX size={24} aria-hidden />,
              title: <Trans>No date here</Trans>,
              text: <Trans>Nothing is planned on these days, or for what is chosen.</Trans>,
              action: onShowAll && (
                <Button onClick={onShowAll}>
                  <Trans>Show all dates</Trans>
                </Button>
              ),
            }
      }
    />
  );
}
