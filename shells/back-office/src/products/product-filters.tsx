// Knows how the products of an organisation are filtered: by type, and by state.
import type { LibraryCriteria, ProductState } from "@academiz/application/ports";
import { FilterChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LISTED_TYPES, OFFICE_TYPES } from "../product/office-types.tsx";
import * as styles from "./products-page.css.ts";
import type { ProductsSearch } from "./products-search.ts";

export interface ProductFiltersProps {
  readonly criteria: LibraryCriteria;
  readonly onChange: (part: { [Key in "type" | "state"]?: ProductsSearch[Key] | undefined }) => void;
}

const STATES: readonly (readonly [ProductState, ReactNode])[] = [
  ["draft", <Trans key="draft">Draft</Trans>],
  ["published", <Trans key="published">Published</Trans>],
  ["changed", <Trans key="changed">Changes not published</Trans>],
  ["withdrawn", <Trans key="withdrawn">Withdrawn</Trans>],
];

export function ProductFilters({ criteria: { type, state }, onChange }: ProductFiltersProps) {
  const { t } = useLingui();
  return (
    <div className={styles.filters}>
      <fieldset className={styles.line} aria-label={t`Type`}>
        {LISTED_TYPES.map((one) => (
          <FilterChip
            key={one}
            isOn={type === one}
            icon={OFFICE_TYPES[one]?.icon}
            onPress={() => onChange({ type: type === one ? undefined : one })}
          >
            {OFFICE_TYPES[one]?.name}
          </FilterChip>
        ))}
      </fieldset>
      <fieldset className={styles.line} aria-label={t`Status`}>
        {STATES.map(([one, words]) => (
          <FilterChip
            key={one}
            isOn={state === one}
            onPress={() => onChange({ state: state === one ? undefined : one })}
          >
            {words}
          </FilterChip>
        ))}
      </fieldset>
    </div>
  );
}
