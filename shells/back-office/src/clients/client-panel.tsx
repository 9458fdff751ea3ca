// Knows how a client is made or changed, beside the list of them.
import type { ClientDirectory, ManagedClient } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { CLIENT_SLUG } from "@academiz/domain/identity";
import { FormDialog, type FormField, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";

type Name = "name" | "slug" | "locale" | "type" | "below";
type Values = Readonly<Record<Name, string>>;

export interface ClientPanelProps {
  readonly directory: Pick<ClientDirectory, "create" | "change">;
  /** Null: a new one. */
  readonly client: ManagedClient | null;
  /** Of a new one; null: it stands on its own. */
  readonly parent: ManagedClient | null;
  readonly onClose: () => void;
  /** Called once it is stored. */
  readonly onSaved: (name: string) => void;
}

const submission = createSubmissionMachine<Values>();
const YES = "yes";

export function ClientPanel({ directory, client, parent, onClose, onSaved }: ClientPanelProps) {
  const { t } = useLingui();
  const isNew = client === null;
  const draft = useDraft<Values>({
    name: client?.name ?? "",
    slug: client?.slug ?? "",
    locale: "fr",
    type: client?.type ?? "",
    below: client?.hasSubClients ? YES : "",
  });
  /** What was made before its settings could not be stored: sent again, they are stored of it. */
  const created = useRef<string | null>(null);
  const submit = async ({ name, slug, locale, type, below }: Values) => {
    const settings = { name: name.trim(), type: type.trim() || null, hasSubClients: below === YES };
    if (client) return directory.change(client.id, settings);
    if (created.current !== null) return directory.change(created.current, settings);
    const made = await directory.create({
      slug,
      name: settings.name,
      locale: locale === "en" ? "en" : "fr",
      parentId: parent?.id ?? null,
    });
    // What the door of new ones does not take is said right after it.
    if (made.ok) created.current = made.value.id;
    const isMore = made.ok && (settings.type !== null || settings.hasSubClients);
    return isMore ? directory.change(made.value.id, settings) : made;
  };
  const [snapshot, send] = useActor(submission, { input: { submit } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const { name, slug } = draft.values;
  const tell = useEffectEvent(() => onSaved(name.trim()));
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
