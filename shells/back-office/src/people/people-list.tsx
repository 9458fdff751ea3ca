// Knows how the people of an organisation are found, compared and chosen.
import { isNarrowed, type PeopleView } from "@academiz/application/people";
import type { ManagedPerson, PeopleCriteria } from "@academiz/application/ports";
import { Button, type Column, type ListProps, type TableSort } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { SearchX, Users } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { OfficeList, type OfficeListProps } from "../lists/office-list.tsx";
import { namePerson } from "./name-person.ts";
import { AccountChip } from "./parts/account-chip.tsx";
import * as styles from "./people.css.ts";
import { ROLE_WORDS } from "./role-words.ts";

export interface PeopleListProps
  extends Pick<OfficeListProps<ManagedPerson>, "send">,
    Pick<ListProps<ManagedPerson>, "menu" | "door" | "onPage" | "selection" | "tools" | "lead"> {
  readonly view: PeopleView;
  readonly criteria: PeopleCriteria;
  /** Titles of places by their ids. */
  readonly places: ReadonlyMap<string, string>;
  readonly onSearch: (query: string) => void;
  readonly onSort: (order: PeopleCriteria["order"]) => void;
  readonly onShowAll: () => void;
  /** The button that makes the first account. */
  readonly create: ReactNode;
  /** The button that adds people to the open place; false where no place is open. */
  readonly addHere: ReactNode;
}

export function PeopleList({
  view,
  criteria,
  places,
  onSearch,
  onSort,
  onShowAll,
  create,
  addHere,
  ...rest
}: PeopleListProps) {
  const { t, i18n } = useLingui();
  const isEmptyPlace = Boolean(addHere) && !isNarrowed({ ...criteria, affectations: [] });
  const columns = useMemo<readonly Column<ManagedPerson>[]>(() => {
    const placeColumn: Column<ManagedPerson> = {
      id: "places",
      header: t`Places`,
      cell: ({ affectations }) => affectations.flatMap((id) => places.get(id) ?? []).join(", ") || "–",
    };
    return [
      { id: "name", header: t`Name (by last name)`, heading: true, sortable: true, cell: namePerson },
      {
        id: "login",
        isSpare: true,
        header: t`Login`,
        sortable: true,
        cell: ({ login }) => <span className={styles.address}>{login}</span>,
      },
      {
        id: "email",
        header: t`E-mail`,
        sortable: true,
        cell: ({ email }) => <span className={styles.address}>{email}</span>,
      },
      {
        id: "roles",
        header: t`Roles`,
        cell: ({ roles }) => roles.map((role) => i18n._(ROLE_WORDS[role].name)).join(", "),
      },
      ...(places.size > 0 ? [placeColumn] : []),
      {
        id: "state",
        header: t`Account`,
        cell: (person) => <AccountChip {...person} />,
      },
    ];
  }, [t, i18n, places]);
  return (
    <OfficeList
      {...rest}
      label={t`People`}
      view={view}
      columns={columns}
      getKey={({ id }) => id}
      search={{ label: t`Search by name, login or e-mail`, query: criteria.query, onSearch }}
      sort={readSort(criteria.order)}
      onSort={(sort) => onSort(writeOrder(sort))}
      failure={<Trans>The people could not be loaded</Trans>}
      empty={{
        icon: <Users size={24} aria-hidden />,
        title: <Trans>Nobody yet</Trans>,
        text: <Trans>Add people one by one, or all at once from a file.</Trans>,
        action: create,
      }}
      unmatched={{
        icon: <SearchX size={24} aria-hidden />,
        title: isEmptyPlace ? <Trans>Nobody stands here yet</Trans> : <Trans>Nobody matches</Trans>,
        text: isEmptyPlace ? (
          <Trans>Add those who work here: what is offered to the place is offered to them.</Trans>
        ) : isNarrowed({ ...criteria, query: "" }) ? (
          <Trans>Try fewer words, or without the filters.</Trans>
        ) : (
          <Trans>Try fewer words, or a part of the name.</Trans>
        ),
        action: (
          <>
            {isEmptyPlace && addHere}
            <Button onClick={onShowAll}>
              <Trans>Show everybody</Trans>
            </Button>
          </>
        ),
      }}
    />
  );
}

const readSort = (order: PeopleCriteria["order"]): TableSort => ({
  column: order.replace("-", ""),
  direction: order.startsWith("-") ? "descending" : "ascending",
});
const writeOrder = ({ column, direction }: TableSort) =>
  `${direction === "descending" ? "-" : ""}${column}` as PeopleCriteria["order"];
