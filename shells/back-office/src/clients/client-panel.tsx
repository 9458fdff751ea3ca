// Knows how a client is made or changed, beside the list of them.
import type { ClientDirectory, ManagedClient } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { CLIENT_SLUG } from "@academiz/domain/identity";
import { FormDialog, type FormField, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { findNameErrors } from "../people/person-fields.ts";
import { failure } from "../product/product.css.ts";
import {
  type ClientField,
  type ClientValues,
  createClientSubmission,
  isLed,
  readClientValues,
  YES,
} from "./client-submission.ts";

export interface ClientPanelProps {
  readonly directory: Pick<ClientDirectory, "create" | "change">;
  /** Null for a new one. */
  readonly client: ManagedClient | null;
  /** The client above a new one; null: it stands on its own. */
  readonly parent: Pick<ManagedClient, "id" | "name"> | null;
  /** False for who may change its name alone. */
  readonly isWhole: boolean;
  readonly onClose: () => void;
  /** Called once it is stored, with the invited first administrator where there is one. */
  readonly onSaved: (name: string, invited: Invited | null) => void;
}

/** The person who is mailed a link, and the new client in whose outbox the mail waits. */
export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const submission = createSubmissionMachine<ClientValues>();

export function ClientPanel({ directory, client, parent, isWhole, onClose, onSaved }: ClientPanelProps) {
  const { t, i18n } = useLingui();
  const isNew = client === null;
  const draft = useDraft<ClientValues>(readClientValues(client));
  const { name, slug, email } = draft.values;
  const isAdministered = isLed(draft.values);
  const [sending] = useState(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return createClientSubmission({ directory, client, parentId: parent?.id ?? null, timeZone, isWhole });
  });
  const [snapshot, send] = useActor(submission, { input: { submit: sending.submit } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const tell = useEffectEvent(() => {
    const id = sending.readCreated();
    const isInvited = isAdministered && id !== null;
    onSaved(name.trim(), isInvited ? { id, name: name.trim(), email: email.trim() } : null);
  });
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  const fields: readonly FormField<ClientField>[] = [
    { kind: "line", name: "name", label: t`Name`, maxLength: 200 },
    ...(isNew
      ? ([
          {
            kind: "line",
            name: "slug",
            label: t`Short name`,
            help: t`Begins every login, and stays: lower-case letters, digits and hyphens.`,
            maxLength: 60,
          },
          {
            kind: "choice",
            name: "locale",
            label: t`Language`,
            inRow: true,
            options: [
              { value: "fr", label: t`French` },
              { value: "en", label: t`English` },
            ],
          },
        ] as const)
      : []),
    ...(isWhole
      ? ([
          {
            kind: "line",
            name: "type",
            label: t`Type`,
            help: t`Such as ENTREPRISE_BO; may stay empty.`,
            maxLength: 200,
          },
          {
            kind: "choice",
            name: "below",
            label: t`Organisations below it`,
            inRow: true,
            options: [
              { value: "", label: t`None` },
              { value: YES, label: t`It may have some` },
            ],
          },
        ] as const)
      : []),
    ...(isNew
      ? ([
          {
            kind: "line",
            name: "email",
            label: t`First administrator: e-mail`,
            help: t`They get a link to choose their password. May stay empty: then nobody is let in yet.`,
            maxLength: 200,
          },
          { kind: "line", name: "firstname", label: t`First administrator: first name`, maxLength: 200 },
          { kind: "line", name: "lastname", label: t`First administrator: last name`, maxLength: 200 },
          {
            kind: "line",
            name: "login",
            label: t`First administrator: login`,
            help: t`Without the short name of the client, such as ada.`,
            maxLength: 100,
          },
        ] as const)
      : []),
  ];
  return (
    <FormDialog<ClientField>
      place="end"
      title={client ? client.name : <Trans>New client</Trans>}
      description={client ? client.slug : parent ? t`Below ${parent.name}` : undefined}
      submitLabel={isNew ? t`Create the client` : t`Save`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={fields}
      errors={{
        ...(name.trim() === "" && { name: t`It needs a name.` }),
        ...(isNew &&
          !CLIENT_SLUG.test(slug) && {
            slug: t`A short name has lower-case letters without accents, digits and hyphens alone, such as acme-2.`,
          }),
        ...(isAdministered && findNameErrors(i18n, draft.values)),
      }}
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
