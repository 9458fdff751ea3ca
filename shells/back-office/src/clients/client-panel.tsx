// Knows how a client is made or changed, beside the list of them.
import type { ClientDirectory, FirstAdministrator, ManagedClient } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { CLIENT_SLUG } from "@academiz/domain/identity";
import { FormDialog, type FormField, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { findNameErrors } from "../people/person-fields.ts";
import { failure } from "../product/product.css.ts";

type Name = "name" | "slug" | "locale" | "type" | "below" | AdministratorField;
type AdministratorField = (typeof ADMINISTRATOR_FIELDS)[number];
type Values = Readonly<Record<Name, string>>;

export interface ClientPanelProps {
  readonly directory: Pick<ClientDirectory, "create" | "change">;
  /** Null: a new one. */
  readonly client: ManagedClient | null;
  /** Of a new one; null: it stands on its own. */
  readonly parent: ManagedClient | null;
  readonly onClose: () => void;
  /** Called once it is stored; with the address of who administers it first, where somebody does. */
  readonly onSaved: (name: string, invited: string | null) => void;
}

const ADMINISTRATOR_FIELDS = [
  "email",
  "firstname",
  "lastname",
  "login",
] as const satisfies readonly (keyof FirstAdministrator)[];

const submission = createSubmissionMachine<Values>();
const YES = "yes";

export function ClientPanel({ directory, client, parent, onClose, onSaved }: ClientPanelProps) {
  const { t, i18n } = useLingui();
  const isNew = client === null;
  const draft = useDraft<Values>({
    name: client?.name ?? "",
    slug: client?.slug ?? "",
    locale: "fr",
    type: client?.type ?? "",
    below: client?.hasSubClients ? YES : "",
    email: "",
    firstname: "",
    lastname: "",
    login: "",
  });
  const { name, slug, email } = draft.values;
  /** Somebody is named who administers it first: then all of them is asked for. */
  const isLed = ADMINISTRATOR_FIELDS.some((field) => draft.values[field].trim() !== "");
  /** What was made before its settings could not be stored: sent again, they are stored of it. */
  const created = useRef<string | null>(null);
  const submit = async ({ name, slug, locale, type, below, email, firstname, lastname, login }: Values) => {
    const settings = { name: name.trim(), type: type.trim() || null, hasSubClients: below === YES };
    if (client) return directory.change(client.id, settings);
    if (created.current !== null) return directory.change(created.current, settings);
    const made = await directory.create({
      slug,
      name: settings.name,
      locale: locale === "en" ? "en" : "fr",
      parentId: parent?.id ?? null,
      administrator: isLed
        ? { email: email.trim(), firstname: firstname.trim(), lastname: lastname.trim(), login: login.trim() }
        : null,
    });
    // What the door of new ones does not take is said right after it.
    if (made.ok) created.current = made.value.id;
    const isMore = made.ok && (settings.type !== null || settings.hasSubClients);
    return isMore ? directory.change(made.value.id, settings) : made;
  };
  const [snapshot, send] = useActor(submission, { input: { submit } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const tell = useEffectEvent(() => onSaved(name.trim(), isNew && isLed ? email.trim() : null));
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  const fields: readonly FormField<Name>[] = [
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
    { kind: "line", name: "type", label: t`Type`, help: t`Such as ENTREPRISE_BO; may stay empty.`, maxLength: 200 },
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
    <FormDialog<Name>
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
        ...(isLed && findNameErrors(i18n, draft.values)),
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
