// Knows the page of the people of an organisation: found, added, changed, and several of them at once.
import { connectPeople, listPeople, peopleMachine } from "@academiz/application/people";
import type { ManagedPerson, NamedProduct, SitePlatform } from "@academiz/application/ports";
import { Button, Menu, MenuItem, PageHeader, useSteady, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { ChevronDown, Download, FileUp, MapPinPlus, UserPlus } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { RowLink } from "../lists/row-link.tsx";
import { useCriteria } from "../lists/use-criteria.ts";
import { useMany } from "../lists/use-many.ts";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { saveFile } from "../office/save-file.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import { failure } from "../product/product.css.ts";
import { LastImport } from "./import/last-import.tsx";
import { listCriteria, listPlaces } from "./list-tree.ts";
import { namePerson } from "./name-person.ts";
import { AddPeople } from "./parts/add-people.tsx";
import { ChooseGift } from "./parts/give-product.tsx";
import { PlacePeople } from "./parts/place-people.tsx";
import { useGiving } from "./parts/use-giving.ts";
import { useInvitation } from "./parts/use-invitation.ts";
import * as styles from "./people.css.ts";
import { PeopleBulk } from "./people-bulk.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { PeopleList } from "./people-list.tsx";
import { readPeopleCriteria, readPeopleSearch } from "./people-search.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { RemovePeople } from "./remove-people.tsx";
import { usePlacing } from "./use-placing.ts";
import { useTrees } from "./use-trees.ts";

const NOBODY: readonly ManagedPerson[] = [];
const NEW = "new";
const openDoor = ({ id }: ManagedPerson) => ({ render: <RowLink to={{ to: "/people/$id", params: { id } }} /> });

export function PeoplePage() {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const { people: directory, personPages, navigation, returnPlace } = office;
  const { user } = useSession();
  const own = useMemo(() => ({ identifier: user?.identifier ?? "", roles: user?.roles ?? [] }), [user]);
  const search = useSearch({ from: "/gate/layout/people" });
  const navigate = useNavigate({ from: "/people" });
  const criteria = readPeopleCriteria(search);
  const [snapshot, send] = useActor(peopleMachine, { input: { lister: listPeople(directory), criteria } });
  const view = connectPeople(snapshot);
  useCriteria(criteria, send);
  const trees = useTrees(directory);
  const [places, criterias] = useMemo(() => [listPlaces(trees.affectations), listCriteria(trees.criteria)], [trees]);
  const titles = useMemo(() => new Map(places.map(({ value, label }) => [value, label])), [places]);
  const [removed, setRemoved] = useState(NOBODY);
  const [receivers, setReceivers] = useState(NOBODY);
  const [placed, setPlaced] = useState(NOBODY);
  const [isAdding, setAdding] = useState(false);
  const [here] = criteria.affectations;
  const tellInvited = useInvitation();
  const many = useMany<ManagedPerson>(
    ({ id }) => id,
    ({ isWhole, isStopped, carried, total }, isTold) => {
      send({ type: "retry.asked" });
      if (isTold) return;
      if (isWhole) return notify({ kind: "success", text: t`Done` });
      const done = carried.length;
      if (isStopped) notify({ kind: "success", text: t`Stopped: ${done} of ${total} done` });
    },
  );
  const isActing = many.bulk.phase === "acting";

  const put = (part: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ replace, search: (current) => ({ ...readPeopleSearch({ ...current, ...part }) }) });
  const change = (part: Readonly<Record<string, unknown>>, replace = false) => put({ page: 1, ...part }, replace);
  const { person: openId } = search;
  useEffect(() => {
    if (openId === undefined || openId === NEW) send({ type: "row.closed" });
    else send({ type: "row.opened", id: openId });
  }, [openId, send]);
  const activate = (people: readonly ManagedPerson[], isActive: boolean) => {
    const items = people.filter(({ active }) => active !== isActive);
    if (items.length > 0) return many.ask(items, ({ id }) => directory.activate(id, isActive));
    notify({
      kind: "success",
      text: isActive ? t`Nothing to do: these accounts are open` : t`Nothing to do: these accounts are closed`,
    });
  };
  const giveTo = useGiving(personPages, many);
  const give = (product: NamedProduct) => {
    setReceivers(NOBODY);
    giveTo(receivers, product);
  };
  const place = usePlacing(directory, many, titles);
  const invite = async ({ id }: ManagedPerson) => tellInvited(await directory.invite(id));
  const remove = (people: readonly ManagedPerson[]) => {
    setRemoved(NOBODY);
    many.ask(people, ({ id }) => directory.remove([id]));
  };
  const standIn = async (person: ManagedPerson, platform: SitePlatform) => {
    const address = await directory.standIn(person.identifier, platform);
    if (address.ok) {
      returnPlace.keep(location.pathname + location.search);
      navigation.leaveFor(address.value);
    } else notify({ kind: "error", text: sayTrouble(address.error) });
  };
  const write = async (format: "csv" | "xlsx") => {
    const file = await directory.write(format);
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };

  const deeds = {
    onEdit: useSteady(({ id }: ManagedPerson) => put({ person: id })),
    onInvite: useSteady((person: ManagedPerson) => void invite(person)),
    onActivate: useSteady((person: ManagedPerson, isActive: boolean) => activate([person], isActive)),
    onStandIn: useSteady((person: ManagedPerson, platform: SitePlatform) => void standIn(person, platform)),
  };
  const menu = useCallback(
    (person: ManagedPerson) => (
      <PersonActions
        person={person}
        own={own}
        isBusy={isActing}
        onEdit={() => deeds.onEdit(person)}
        onGive={() => setReceivers([person])}
        onInvite={() => deeds.onInvite(person)}
        onActivate={(isActive) => deeds.onActivate(person, isActive)}
        onStandIn={(platform) => deeds.onStandIn(person, platform)}
        onRemove={() => setRemoved([person])}
      />
    ),
    [own, isActing, deeds.onEdit, deeds.onInvite, deeds.onActivate, deeds.onStandIn],
  );

  const create = (
    <Button variant="primary" icon={<UserPlus size={20} aria-hidden />} onClick={() => put({ person: NEW })}>
      <Trans>New person</Trans>
    </Button>
  );
  const addHere = here !== undefined && titles.has(here) && (
    <Button icon={<MapPinPlus size={20} aria-hidden />} disabled={isActing} onClick={() => setAdding(true)}>
      <Trans>Add people here</Trans>
    </Button>
  );
  const close = () => put({ person: undefined });
  const opened = view.open?.details ?? null;
  const isPanelOpen = openId === NEW || opened !== null;
  return (
    <div className={styles.page}>
      <title>{t`People – Academiz`}</title>
      <PageHeader
        title={<Trans>People</Trans>}
        description={<Trans>Everybody who has an account in your organisation.</Trans>}
        actions={
          <>
            <Button icon={<FileUp size={20} aria-hidden />} render={<Link to="/people/import" />}>
              <Trans>Import</Trans>
            </Button>
            <Menu
              trigger={
                <Button
                  icon={<Download size={20} aria-hidden />}
                  trailingIcon={<ChevronDown size={20} aria-hidden />}
                >{t`Export`}</Button>
              }
            >
              <MenuItem onClick={() => void write("xlsx")}>
                <Trans>Excel (xlsx)</Trans>
              </MenuItem>
              <MenuItem onClick={() => void write("csv")}>
                <Trans>CSV</Trans>
              </MenuItem>
            </Menu>
            {addHere}
            {create}
          </>
        }
      />
      <LastImport imports={office.imports} />
      <PeopleList
        view={view}
        criteria={criteria}
        places={titles}
        send={send}
        create={create}
        addHere={addHere}
        onSearch={(q) => change({ q }, true)}
        onSort={(sort) => change({ sort })}
        onPage={(page) => put({ page })}
        onShowAll={() => void navigate({ search: {} })}
        tools={<PeopleFilters criteria={criteria} places={places} criterias={criterias} onChange={change} />}
        lead={
          <PeopleBulk
            many={many}
            onGive={() => setReceivers([...many.chosen.values()])}
            onPlace={places.length > 0 ? () => setPlaced([...many.chosen.values()]) : undefined}
            onActivate={(isActive) => activate([...many.chosen.values()], isActive)}
            onRemove={() => setRemoved([...many.chosen.values()])}
          />
        }
        selection={{
          selected: new Set(many.chosen.keys()),
          nameRow: namePerson,
          onChange: (ids) => many.choose(ids, view.rows),
        }}
        door={openDoor}
        menu={menu}
      />
      <LeaveDialog
        isUnsaved={isActing}
        words={{
          title: <Trans>Stop halfway?</Trans>,
          text: <Trans>What you asked for is still being done. With those who are left, nothing will be done.</Trans>,
          confirm: t`Stop and leave`,
        }}
      />
      {view.open?.trouble && (
        <div role="alert" className={failure}>
          <p>
            <Trans>This person could not be opened.</Trans> <TroubleText trouble={view.open.trouble} />
          </p>
          <Button size="small" onClick={() => send({ type: "retry.asked" })}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="small" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
      {isPanelOpen && (
        <PersonPanel
          key={openId}
          directory={directory}
          person={openId === NEW ? null : opened}
          trees={trees}
          place={here !== undefined && titles.has(here) ? here : undefined}
          ownRoles={own.roles}
          onClose={close}
          onSaved={(name) => {
            notify({ kind: "success", text: t`${name} is saved` });
            send({ type: "retry.asked" });
            close();
          }}
        />
      )}
      {receivers.length > 0 && (
        <ChooseGift pages={personPages} count={receivers.length} onClose={() => setReceivers(NOBODY)} onChosen={give} />
      )}
      {placed.length > 0 && (
        <PlacePeople
          count={placed.length}
          places={places}
          onClose={() => setPlaced(NOBODY)}
          onChosen={(chosen) => {
            setPlaced(NOBODY);
            place(placed, chosen);
          }}
        />
      )}
      {isAdding && here !== undefined && (
        <AddPeople
          directory={directory}
          place={here}
          title={titles.get(here) ?? ""}
          onClose={() => setAdding(false)}
          onChosen={(people) => {
            setAdding(false);
            place(people, here);
          }}
        />
      )}
      <RemovePeople people={removed} onCancel={() => setRemoved(NOBODY)} onConfirm={() => remove(removed)} />
    </div>
  );
}
