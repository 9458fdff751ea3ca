// Knows how the files of a library are filtered and sorted: by kind, favourites, use, and order.
import type { FileCriteria } from "@academiz/application/ports";
import { lacksAlternative } from "@academiz/domain/documents";
import { FilterChip, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChartNoAxesColumn, EarOff, Star } from "lucide-react";
import { findGroup, KIND_GROUPS, listKinds } from "../common/kind-groups.ts";
import { GROUP_NAMES } from "../common/kind-words.ts";
import * as styles from "./browse.css.ts";

/** The values of a file that nobody has described. */
const NOTHING = { alternative: null, transcript: "", captions: null };

export type CriteriaChange = Partial<FileCriteria>;
export interface LibraryFiltersProps {
  readonly criteria: FileCriteria;
  readonly onChange: (change: CriteriaChange) => void;
  /** Absent where only some kinds are offered at all. */
  readonly hasKinds: boolean;
}

export function LibraryFilters({ criteria: { kinds, only }, onChange, hasKinds }: LibraryFiltersProps) {
  const { t, i18n } = useLingui();
  const group = findGroup(kinds);
  // An active filter can always be switched off, whatever kind was chosen since.
  const mayLack = only === "silent" || kinds.length === 0 || kinds.some((kind) => lacksAlternative(kind, NOTHING));
  return (
    <fieldset className={styles.line} aria-label={t`Filters`}>
      {hasKinds &&
        KIND_GROUPS.map((one) => (
          <FilterChip
            key={one}
            isOn={group === one}
            onPress={() => onChange({ kinds: group === one ? [] : listKinds(one) })}
          >
            {i18n._(GROUP_NAMES[one])}
          </FilterChip>
        ))}
      <FilterChip
        isOn={only === "favourites"}
        icon={<Star size={16} aria-hidden />}
        onPress={() => onChange({ only: only === "favourites" ? "all" : "favourites" })}
      >
        <Trans>Favourites</Trans>
      </FilterChip>
      <FilterChip
        isOn={only === "used"}
        icon={<ChartNoAxesColumn size={16} aria-hidden />}
        onPress={() => onChange({ only: only === "used" ? "all" : "used" })}
      >
        <Trans>Used most</Trans>
      </FilterChip>
      {mayLack && (
        <FilterChip
          isOn={only === "silent"}
          icon={<EarOff size={16} aria-hidden />}
          onPress={() => onChange({ only: only === "silent" ? "all" : "silent" })}
        >
          <Trans>Without alternative text</Trans>
        </FilterChip>
      )}
    </fieldset>
  );
}

/** The most used files have an order of their own. */
export function LibraryOrder({ criteria: { only, order }, onChange }: Omit<LibraryFiltersProps, "hasKinds">) {
  const { t } = useLingui();
  return (
    <div className={styles.sorter}>
      <Select
        aria-label={t`Order`}
        value={order}
        disabled={only === "used"}
        onValueChange={(next) => onChange({ order: next })}
        options={[
          { value: "-createdAt", label: t`Newest first` },
          { value: "createdAt", label: t`Oldest first` },
          { value: "name", label: t`Name, A to Z` },
          { value: "-name", label: t`Name, Z to A` },
          { value: "-size", label: t`Largest first` },
          { value: "size", label: t`Smallest first` },
          { value: "-uses", label: t`Used most first` },
          { value: "uses", label: t`Used least first` },
        ]}
      />
    </div>
  );
}
