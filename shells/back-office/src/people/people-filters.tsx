// Knows how the people of an organisation are filtered: by role, state of the account, place, and criterion.
import type { PeopleCriteria } from "@academiz/application/ports";
import { ROLES } from "@academiz/domain/identity";
import { Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import type { TreeOption } from "./list-tree.ts";
import * as styles from "./people.css.ts";
import type { PeopleSearch } from "./people-search.ts";
import { ROLE_WORDS } from "./role-words.ts";

export interface PeopleFiltersProps {
  readonly criteria: PeopleCriteria;
  readonly places: readonly TreeOption[];
  readonly criterias: readonly TreeOption[];
  readonly onChange: (
    part: { [Key in "role" | "state" | "place" | "criterion"]?: PeopleSearch[Key] | undefined },
  ) => void;
}

/** Indents the options by depth. */
const indent = ({ label, depth }: TreeOption): string => `${"  ".repeat(depth)}${label}`;

export function PeopleFilters({ criteria, places, criterias, onChange }: PeopleFiltersProps) {
  const { t, i18n } = useLingui();
  const { roles, isActive } = criteria;
  const trees = [
    { key: "place", label: t`Place`, all: t`Every place`, options: places, value: criteria.affectations[0] },
    {
      key: "criterion",
      label: t`Criterion`,
      all: t`Every criterion`,
      options: criterias,
      value: criteria.criterias[0],
    },
  ] as const;
  return (
    <div className={styles.filters}>
      <div className={styles.filter}>
        <Select
          aria-label={t`Role`}
          value={roles[0] ?? ""}
          options={[
            { value: "", label: t`Every role` },
            ...ROLES.map((role) => ({ value: role, label: i18n._(ROLE_WORDS[role].name) })),
          ]}
          onValueChange={(role) => onChange({ role: role === "" ? undefined : role })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          aria-label={t`Account`}
          value={isActive === null ? "" : isActive ? "active" : "inactive"}
          options={[
            { value: "", label: t`Active or closed` },
            { value: "active", label: t`Active` },
            { value: "inactive", label: t`Closed` },
          ]}
          onValueChange={(state) => onChange({ state: state === "" ? undefined : state })}
        />
      </div>
      {trees.map(
        ({ key, label, all, options, value }) =>
          options.length > 0 && (
            <div key={key} className={styles.filter}>
              <Select
                aria-label={label}
                value={value ?? ""}
                options={[
                  { value: "", label: all },
                  ...options.map((option) => ({ value: option.value, label: indent(option) })),
                ]}
                onValueChange={(chosen) => onChange({ [key]: chosen === "" ? undefined : chosen })}
              />
            </div>
          ),
      )}
    </div>
  );
}
