// Knows how the products of an organisation are filtered: by type, by state, and by tags.
import type { LibraryCriteria, ProductState } from "@academiz/application/ports";
import { Button, FilterChip, useListFocus } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Tags } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { LISTED_TYPES, OFFICE_TYPES } from "../product/office-types.tsx";
import { lateOffice } from "../words/late-office.ts";
import * as styles from "./products-page.css.ts";
import { type ProductsSearch, writeTags } from "./products-search.ts";

const FilterTags = lateOffice(async () => (await import("./filter-tags.tsx")).FilterTags);

export interface ProductFiltersProps {
  readonly criteria: LibraryCriteria;
  readonly onChange: (part: { [Key in "type" | "state" | "tag"]?: ProductsSearch[Key] | undefined }) => void;
}

const STATES: readonly (readonly [ProductState, ReactNode])[] = [
  ["draft", <Trans key="draft">Draft</Trans>],
  ["published", <Trans key="published">Published</Trans>],
  ["changed", <Trans key="changed">Changes not published</Trans>],
  ["withdrawn", <Trans key="withdrawn">Withdrawn</Trans>],
];

export function ProductFilters({ criteria: { type, state, tags = [] }, onChange }: ProductFiltersProps) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const keepFocus = useListFocus(list);
  const choose = (chosen: readonly string[]) => onChange({ tag: writeTags(chosen) });
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
      <fieldset ref={list} tabIndex={-1} className={styles.line} aria-label={t`Tags`} onFocus={keepFocus}>
        {tags.map((tag) => (
          <FilterChip key={tag} isOn onPress={() => choose(tags.filter((one) => one !== tag))}>
            {tag}
          </FilterChip>
        ))}
        <Button
          size="small"
          variant="quiet"
          icon={<Tags size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <Trans>Tags…</Trans>
        </Button>
      </fieldset>
      {isChoosing && <FilterTags tags={tags} onClose={() => setChoosing(false)} onChange={choose} />}
    </div>
  );
}
