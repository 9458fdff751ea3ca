// Knows how dates are filtered: by classroom, session and trainer, and in an agenda by days.
import { Combobox, DateInput, Field } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { namePerson } from "./planning/name-person.ts";
import { keySession } from "./planning/session-key.ts";
import * as styles from "./sessions.css.ts";
import type { SessionsSearch } from "./sessions-search.ts";
import type { Classrooms } from "./use-classrooms.ts";

export interface SessionsFiltersProps {
  readonly search: SessionsSearch;
  readonly classrooms: Classrooms;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChange: (
    part: { readonly [K in "product" | "session" | "trainer" | "from" | "until"]?: string | undefined },
  ) => void;
}

export function SessionsFilters({ search, classrooms, today, onChange }: SessionsFiltersProps) {
  const { t } = useLingui();
  const { mayAdminister } = useSession();
  const { product, session, trainer, view = "agenda", from = today, until = "" } = search;
  const shown = classrooms.all.filter(({ perimeterSlug }) => product === undefined || perimeterSlug === product);
  const sessions = shown.flatMap(({ perimeterSlug, name, means }) =>
    means.map(({ slug, title }) => ({ value: keySession(perimeterSlug, slug), label: title, note: name })),
  );
  return (
    <div className={styles.filters}>
      <div className={styles.filter}>
        <Field label={t`Classroom`}>
          <Combobox
            value={product ?? null}
            placeholder={t`Every classroom`}
            options={classrooms.all.map(({ perimeterSlug, name }) => ({ value: perimeterSlug, label: name }))}
            onValueChange={(chosen) => onChange({ product: chosen ?? undefined, session: undefined })}
          />
        </Field>
      </div>
      <div className={styles.filter}>
        <Field label={t`Session`}>
          <Combobox
            value={session ?? null}
            placeholder={t`Every session`}
            options={sessions}
            onValueChange={(chosen) => onChange({ session: chosen ?? undefined })}
          />
        </Field>
      </div>
      {mayAdminister && (
        <div className={styles.filter}>
          <TrainerFilter value={trainer ?? null} onChange={(chosen) => onChange({ trainer: chosen ?? undefined })} />
        </div>
      )}
      {view === "agenda" && (
        <>
          <div className={styles.filter}>
            <Field label={t`From the day`}>
              <DateInput kind="day" value={from} onValueChange={(day) => onChange({ from: day || undefined })} />
            </Field>
          </div>
          <div className={styles.filter}>
            <Field label={t`Up to`}>
              <DateInput kind="day" value={until} onValueChange={(day) => onChange({ until: day || undefined })} />
            </Field>
          </div>
        </>
      )}
    </div>
  );
}

interface TrainerFilterProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function TrainerFilter({ value, onChange }: TrainerFilterProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [query, setQuery] = useState("");
  const [options, setOptions] = useState<readonly { readonly value: string; readonly label: string }[]>([]);
  useEffect(() => {
    let isGone = false;
    void office.classrooms.findTrainers(query).then((answer) => {
      if (answer.ok && !isGone) setOptions(answer.value.map((one) => ({ value: one.id, label: namePerson(one) })));
    });
    return () => {
      isGone = true;
    };
  }, [query, office]);
  return (
    <Field label={t`Trainer`}>
      <Combobox
        value={value}
        placeholder={t`Every trainer`}
        options={options}
        onQueryChange={setQuery}
        onValueChange={onChange}
      />
    </Field>
  );
}
