// Knows how a learner filters their home: by what this device holds, progress, type, language, length and tag.
import type { HomeState, MyProductsView } from "@academiz/application/my-products";
import { FilterChip, FilterRow } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { HomeSearch } from "./home-search.ts";
import { TYPES } from "./product-type.tsx";

export interface HomeFiltersProps {
  /** How many open without a network; null: that filter is not offered. */
  readonly held: number | null;
  readonly facets: MyProductsView["facets"];
  readonly search: HomeSearch;
  readonly onChange: (part: { readonly [Key in keyof HomeSearch]: HomeSearch[Key] | undefined }) => void;
}

const STATES: Readonly<Record<HomeState, ReactNode>> = {
  begun: <Trans>Begun</Trans>,
  fresh: <Trans>Not started</Trans>,
  done: <Trans>Done</Trans>,
};
const LANGUAGES = { FR: "Français", EN: "English" };

export function HomeFilters({ held, facets, search, onChange }: HomeFiltersProps) {
  const { t } = useLingui();
  const { types, languages, states, tags, short } = facets;
  if (types.length + languages.length + states.length + tags.length === 0 && short === null && held === null)
    return null;
  const chip = <Key extends "type" | "language" | "state" | "tag">(
    key: Key,
    value: NonNullable<HomeSearch[Key]>,
    count: number,
    name: ReactNode,
  ) => (
    <FilterChip
      key={value}
      isOn={search[key] === value}
      onPress={() => onChange({ [key]: search[key] === value ? undefined : value })}
    >
      <span>
        {name} ({count})
      </span>
    </FilterChip>
  );
  return (
    <FilterRow label={t`Show only`}>
      {held !== null && (
        <FilterChip
          isOn={search.isHeld === true}
          onPress={() => onChange({ isHeld: search.isHeld ? undefined : true })}
        >
          <span>
            <Trans>Opens without a network</Trans> ({held})
          </span>
        </FilterChip>
      )}
      {states.map(({ value, count }) => chip("state", value, count, STATES[value]))}
      {short !== null && (
        <FilterChip
          isOn={search.isShort === true}
          onPress={() => onChange({ isShort: search.isShort ? undefined : true })}
        >
          <span>
            <Trans>15 minutes at most</Trans> ({short})
          </span>
        </FilterChip>
      )}
      {languages.map(({ value, count }) =>
        chip("language", value, count, <span lang={value.toLowerCase()}>{LANGUAGES[value]}</span>),
      )}
      {types.map(({ value, count }) => chip("type", value, count, TYPES[value].name))}
      {tags.map(({ value, count }) => chip("tag", value, count, value))}
    </FilterRow>
  );
}
