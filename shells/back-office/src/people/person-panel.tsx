// Knows how somebody's account is made or changed, beside the list of people.

import type { ClientTrees, ManagedPerson, PeopleDirectory } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import type { Role } from "@academiz/domain/identity";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
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

export interface PersonPanelProps {
  readonly directory: Pick<PeopleDirectory, "create" | "change">;
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
  return (
    <FormDialog
      place="end"
      title={isNew ? <Trans>New person</Trans> : namePerson(person)}
      description={isNew ? undefined : person.login}
      submitLabel={isNew ? t`Add the person` : t`Save`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={listPersonFields({ i18n, isNew, ownRoles, trees, classrooms, values: draft.values })}
      errors={findPersonErrors(i18n, draft.values)}
      onSubmit={(values) => send({ type: "form.submitted", values })}
    >
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
    </FormDialog>
  );
}
