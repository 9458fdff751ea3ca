// Knows how a super administrator sets the services that a client has from other providers: a voice, and a counter of
// visits.
import { findProviderId, isProviderId, PLUGIN_TYPES, type Plugin, putProviderId } from "@academiz/domain/clients";
import { FormDialog, readSpeechScript, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { VoiceTrial } from "./voice-trial.tsx";

export interface ServicesDialogProps {
  readonly clientName: string;
  readonly plugins: readonly Plugin[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (plugins: readonly Plugin[]) => void;
}

const FIELDS = { TEXT_TO_SPEECH: "voice", ANALYTICS: "visits" } as const;

export function ServicesDialog({ clientName, plugins, isBusy, onClose, onConfirm }: ServicesDialogProps) {
  const { t } = useLingui();
  const script = readSpeechScript();
  const draft = useDraft({
    voice: findProviderId(plugins, "TEXT_TO_SPEECH") ?? "",
    visits: findProviderId(plugins, "ANALYTICS") ?? "",
  });
  const { voice, visits } = draft.values;
  const words = t`Invalid client id: one line without blanks, at most 200 characters. Empty it to have none.`;
  const isWrong = (id: string) => id.trim() !== "" && !isProviderId(id.trim());
  return (
    <FormDialog
      title={<Trans>Services of {clientName}</Trans>}
      description={t`What other providers bring to its learners. Each knows the client by an id of its own.`}
      submitLabel={t`Save`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "line",
          name: "voice",
          label: t`Read aloud: client id`,
          help:
            script === null
              ? t`Whoever operates this platform has named no provider yet (setting SPEECH_SCRIPT). Until then the voices of each device read.`
              : t`With an id, the voice of the provider reads pages of courses aloud. Empty: the voices of each device do.`,
          maxLength: 200,
        },
        {
          kind: "line",
          name: "visits",
          label: t`Count of visits: client id`,
          help: t`Kept, and told to programs that ask for it (GET /api/plugin). The pages of this platform load nothing of that provider and tell it nothing.`,
          maxLength: 200,
        },
      ]}
      errors={{ ...(isWrong(voice) && { voice: words }), ...(isWrong(visits) && { visits: words }) }}
      onSubmit={(values) =>
        onConfirm(
          PLUGIN_TYPES.reduce<readonly Plugin[]>(
            (list, kind) => putProviderId(list, kind, values[FIELDS[kind]].trim() || null),
            plugins,
          ),
        )
      }
    >
      {script !== null && <VoiceTrial script={script} clientId={voice.trim()} />}
    </FormDialog>
  );
}
