// Knows how somebody's account is made or changed, beside the list of people.

import type { ClientTrees, ManagedPerson, PeopleDirectory } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import type { Role } from "@academiz/domain/identity";
import { FormDialog, Link, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure, warning } from "../product/product.css.ts";
import { namePerson } from "./name-person.ts";
import {
  findPersonErrors,
  isTrainer,
  listPersonFields,
  type PersonValues,
  readPersonValues,
  writeNewPerson,
  writePersonValues,
} from "./person-fields.ts";
import { useTrained } from "./use-trained.ts";
import { useTwin } from "./use-twin.ts";

export interface PersonPanelProps {
  readonly directory: Pick<PeopleDirectory, "list" | "create" | "change">;
  /** Null for a new person. */
  readonly person: ManagedPerson | null;
  readonly trees: ClientTrees;
  /** The place that is ticked for a new person; undefined: none. */
  readonly place: string | undefined;
  readonly ownRoles: readonly Role[];
  readonly onClose: () => void;
  /** Called once it is stored. */
  readonly onSaved: (name: string) => void;
}

const submission = createSubmissionMachine<PersonValues>();

/** What is said stands below a long form: whoever pressed the button sees it. */
const bringIntoView = (said: HTMLElement | null): void => said?.scrollIntoView({ block: "nearest" });

export function PersonPanel({ directory, person, trees, place, ownRoles, onClose, onSaved }: PersonPanelProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft<PersonValues>(readPersonValues(person, place));
  const submit = (values: PersonValues) =>
    person ? directory.change(person.id, writePersonValues(values)) : directory.create(writeNewPerson(values));
  const [snapshot, send] = useActor(submission, { input: { submit } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const { firstname, lastname } = draft.values;
  const classrooms = useTrained(isTrainer(draft.values));
  const tell = useEffectEvent(() => onSaved(`${firstname} ${lastname}`.trim()));
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  const isNew = person === null;
  const twins = useTwin(directory, person);
  const twin = twins.of(draft.values.email);
  const save = async (values: PersonValues) => {
    if (!(await twins.warn(values.email))) send({ type: "form.submitted", values });
  };
  return (
    <FormDialog
      place="end"
      title={isNew ? <Trans>New person</Trans> : namePerson(person)}
      description={isNew ? undefined : person.login}
      submitLabel={
        twin ? (isNew ? t`Add the person all the same` : t`Save all the same`) : isNew ? t`Add the person` : t`Save`
      }
      isBusy={isBusy || twins.isLooking}
      onClose={onClose}
      draft={draft}
      fields={listPersonFields({ i18n, isNew, ownRoles, trees, classrooms, values: draft.values })}
      errors={findPersonErrors(i18n, draft.values)}
      onSubmit={(values) => void save(values)}
    >
      {twin && (
        <p ref={bringIntoView} role="alert" className={warning}>
          <Trans>
            <Link render={<RouterLink to="/people/$id" params={{ id: twin.id }} />}>{namePerson(twin)}</Link> has this
            address already. Their mails would come to the same place.
          </Trans>
        </p>
      )}
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
    </FormDialog>
  );
}
