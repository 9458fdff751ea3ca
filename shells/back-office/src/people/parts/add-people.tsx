// Knows how people are found by typing, several at once, and put in a place.
import { connectPeople, listPeople, peopleMachine } from "@academiz/application/people";
import type { ManagedPerson, PeopleCriteria, PeopleDirectory } from "@academiz/application/ports";
import { Combobox, Field, FormDialog, IconButton, useDraft } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { X } from "lucide-react";
import { useState } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { failure } from "../../product/product.css.ts";
import { namePerson } from "../name-person.ts";
import * as styles from "../people.css.ts";

export interface AddPeopleProps {
  readonly directory: Pick<PeopleDirectory, "list" | "read">;
  /** Id of the place, and its title. */
  readonly place: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChosen: (people: readonly ManagedPerson[]) => void;
}

const EVERYBODY: PeopleCriteria = {
  query: "",
  order: "name",
  page: 1,
  roles: [],
  isActive: null,
  affectations: [],
  criterias: [],
};

export function AddPeople({ directory, place, title, onClose, onChosen }: AddPeopleProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(peopleMachine, { input: { lister: listPeople(directory), criteria: EVERYBODY } });
  const [chosen, setChosen] = useState<readonly ManagedPerson[]>([]);
  const [isTried, setTried] = useState(false);
  const { rows, trouble } = connectPeople(snapshot);
  const find = (query: string) => send({ type: "criteria.changed", criteria: { ...EVERYBODY, query } });
  const others = rows.filter(
    ({ id, affectations }) => !affectations.includes(place) && !chosen.some((one) => one.id === id),
  );
  const add = (id: string | null) => {
    const person = rows.find((one) => one.id === id);
    if (!person) return;
    setChosen([...chosen, person]);
    find("");
  };
  return (
    <FormDialog
      title={<Trans>Add people to “{title}”</Trans>}
      description={t`They stand there as well: the places where they stand already stay.`}
      submitLabel={t`Place them`}
      isBusy={false}
      onClose={onClose}
      draft={useDraft({})}
      fields={[]}
      onSubmit={() => {
        setTried(true);
        if (chosen.length > 0) onChosen(chosen);
      }}
    >
      <Field
        label={t`People`}
        help={t`Type a name, a login or an e-mail. Several can be added, one after the other.`}
        error={isTried && chosen.length === 0 ? t`Choose somebody.` : undefined}
      >
        <Combobox
          options={others.map((person) => ({ value: person.id, label: `${namePerson(person)} – ${person.login}` }))}
          value={null}
          onValueChange={add}
          onQueryChange={find}
        />
      </Field>
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
      <p role="status">
        <Plural
          value={chosen.length}
          _0="Nobody is chosen yet."
          one="# person is chosen."
          other="# people are chosen."
        />
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t`Chosen people`}>
          {chosen.map((person) => {
            const name = namePerson(person);
            return (
              <li key={person.id} className={styles.chosenOne}>
                <span className={styles.address}>{name}</span>
                <IconButton
                  label={t`Take out ${name}`}
                  icon={<X size={20} aria-hidden />}
                  onClick={() => setChosen(chosen.filter(({ id }) => id !== person.id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </FormDialog>
  );
}
