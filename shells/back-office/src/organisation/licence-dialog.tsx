// Knows how a super administrator says how many people a client is licensed for.
import {
  countLicence,
  findLicenceThreshold,
  type LicenceContent,
  putLicence,
  USER_UNITY,
} from "@academiz/domain/clients";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface LicenceDialogProps {
  readonly licence: LicenceContent | null;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (licence: LicenceContent) => void;
}

const read = (value: number | undefined): string => (value === undefined ? "" : String(value));
const isNumber = (text: string): boolean =>
  text.trim() === "" || (/^\d{1,10}$/.test(text.trim()) && Number(text) <= 1e9);
const write = (text: string): number | null => (text.trim() === "" ? null : Number(text));

export function LicenceDialog({ licence, isBusy = false, onClose, onConfirm }: LicenceDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({
    count: read(licence ? countLicence(licence, USER_UNITY) : undefined),
    from: read(licence ? findLicenceThreshold(licence, USER_UNITY) : undefined),
  });
  const { count, from } = draft.values;
  const words = t`Write a whole number up to 1,000,000,000, or nothing.`;
  return (
    <FormDialog
      title={<Trans>Licence</Trans>}
      submitLabel={t`Save`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "line",
          name: "count",
          label: t`Places for people`,
          help: t`Nothing: there may be any number of them.`,
          inputMode: "numeric",
        },
        {
          kind: "line",
          name: "from",
          label: t`Told from`,
          help: t`From so many people on it is said that places run out; in any case from 80 % on.`,
          inputMode: "numeric",
        },
      ]}
      errors={{ ...(!isNumber(count) && { count: words }), ...(!isNumber(from) && { from: words }) }}
      onSubmit={(values) =>
        onConfirm(putLicence(licence, USER_UNITY, { count: write(values.count), licence: write(values.from) }))
      }
    />
  );
}
