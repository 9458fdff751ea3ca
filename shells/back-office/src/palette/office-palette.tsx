// Knows what the palette offers in the office: recent pages, all pages, things to create, and search results.
import {
  connectPalette,
  createFinder,
  isSettled,
  listFound,
  matchWords,
  paletteMachine,
} from "@academiz/application/palette";
import type { PaletteItem } from "@academiz/application/ports";
import { Kbd } from "@academiz/ui";
import { CommandPalette, type PaletteEntry } from "@academiz/ui/palette";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { File, User } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { usePlaces } from "../office/addresses/use-places.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { OFFICE_TYPES } from "../product/office-types.tsx";
import { failure } from "../product/product.css.ts";
import { useCreations } from "./use-creations.tsx";

/** Milliseconds: the search begins once the typing pauses. */
const REST = 200;

export function OfficePalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { library, people, fileLibrary, recent } = office;
  const { mayAuthor, mayAdminister } = useSession();
  const navigate = useNavigate();
  const places = usePlaces();
  const creations = useCreations();
  const [query, setQuery] = useState("");
  const [kept] = useState(() => recent.read());
  const find = useMemo(
    () =>
      createFinder({
        library: mayAuthor ? library : null,
        people: mayAdminister ? people : null,
        files: mayAuthor ? fileLibrary : null,
      }),
    [library, people, fileLibrary, mayAuthor, mayAdminister],
  );
  const [snapshot, send] = useActor(paletteMachine, { input: { load: find, criteria: "" } });
  const loaded = connectPalette(snapshot);
  const typed = query.trim();
  useEffect(() => {
    const timer = setTimeout(() => send({ type: "criteria.changed", criteria: typed }), REST);
    return () => clearTimeout(timer);
  }, [typed, send]);

  const pick = (item: PaletteItem, go: () => void) => () => {
    recent.keep(item);
    onClose();
    go();
  };
  const showItem = (item: PaletteItem): PaletteEntry | null => {
    switch (item.kind) {
      case "place": {
        const place = places.find(({ id }) => id === item.id);
        if (!place) return null;
        const { id, label, icon, to } = place;
        return { id: `place ${id}`, label, icon, onPick: pick(item, () => void navigate({ to })) };
      }
      case "product": {
        const { slug, name } = item;
        const opened = mayAuthor ? OFFICE_TYPES[item.type] : null;
        if (!opened) return null;
        const { page, icon, name: note } = opened;
        const go = () => void navigate({ to: page, params: { slug } });
        return { id: `product ${slug}`, label: name, note, icon, onPick: pick(item, go) };
      }
      case "person": {
        if (!mayAdminister) return null;
        const { id, name, login } = item;
        const go = () => void navigate({ to: "/people", search: { person: id } });
        const icon = <User size={16} aria-hidden />;
        return { id: `person ${id}`, label: name, note: login, icon, onPick: pick(item, go) };
      }
      case "file": {
        if (!mayAuthor) return null;
        const { slug, name } = item;
        const go = () => void navigate({ to: "/library", search: { file: slug } });
        return { id: `file ${slug}`, label: name, icon: <File size={16} aria-hidden />, onPick: pick(item, go) };
      }
    }
  };
  const showAll = (items: readonly PaletteItem[]) => items.flatMap((item) => showItem(item) ?? []);
  const isKnown = isSettled(loaded, typed);
  const found = listFound(loaded, typed);
  const ofKind = (kind: PaletteItem["kind"]) => showAll(found.filter((item) => item.kind === kind));
  const asPlaces = places
    .filter(({ label }) => matchWords(label, query))
    .map(({ id }): PaletteItem => ({ kind: "place", id }));
  const groups = [
    { id: "recent", label: t`Recent`, entries: typed === "" ? label("recent", showAll(kept)) : [] },
    { id: "places", label: t`Go to`, entries: showAll(asPlaces) },
    { id: "products", label: t`Products`, entries: ofKind("product") },
    { id: "people", label: t`People`, entries: ofKind("person") },
    { id: "files", label: t`Files`, entries: ofKind("file") },
    {
      id: "creations",
      label: t`Create`,
      entries: creations
        .filter((one) => matchWords(one.label, query))
        .map(({ id, label: name, icon, begin }) => ({
          id: `create ${id}`,
          label: name,
          icon,
          onPick: () => {
            onClose();
            begin();
          },
        })),
    },
  ];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t`Go to, find or create`}
      placeholder={t`A page, a product, a person, a file…`}
      closeLabel={t`Close`}
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={
        !isKnown
          ? t`Looking for it…`
          : count === 0
            ? t`Nothing has this name.`
            : t`${plural(count, { one: "# entry", other: "# entries" })}`
      }
      notice={
        isKnown &&
        loaded.shown?.trouble && (
          <p role="alert" className={failure}>
            <Trans>Some of it could not be looked through. Type on to try again.</Trans>
          </p>
        )
      }
      foot={
        <>
          <span>
            <Kbd keys={["↑"]} /> <Kbd keys={["↓"]} /> <Trans>to choose</Trans>
          </span>
          <span>
            <Kbd keys={["↵"]} /> <Trans>to open</Trans>
          </span>
          <span>
            <Kbd keys={["Esc"]} /> <Trans>to close</Trans>
          </span>
        </>
      }
    />
  );
}

/** The same entry may appear twice: as a recent page, and below. */
const label = (prefix: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  entries.map((entry) => ({ ...entry, id: `${prefix} ${entry.id}` }));
