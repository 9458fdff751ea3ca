// Knows how an administrator chooses how long records are kept, and sees what a shorter time removes.
import { connectRetention, retentionMachine } from "@academiz/application/organisation";
import type { Forgotten, Retention } from "@academiz/application/ports";
import { KEPT_KINDS, type KeptKind } from "@academiz/domain/clients";
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Field,
  Select,
  Skeleton,
  SkeletonGroup,
  useToasts,
} from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { failure } from "../../product/product.css.ts";
import * as styles from "../organisation.css.ts";

/** Days that are offered, besides the longest and what is chosen. */
const OFFERED = [30, 90, 180, 365];

export function KeepingTab() {
  const { t } = useLingui();
  const { office } = useOffice();
  const notify = useToasts();
  const [snapshot, send] = useActor(retentionMachine, { input: { gateway: office.retention } });
  const [isAsked, setAsked] = useState(false);
  const view = connectRetention(snapshot);
  const { stored, chosen, forgotten, trouble, saves } = view;
  useEffect(() => {
    if (saves > 0) notify({ kind: "success", text: t`Saved` });
  }, [saves, notify, t]);
  if (view.phase === "failed")
    return (
      <ErrorState
        title={<Trans>How long what is kept could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (!stored || !chosen)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const removesAny = forgotten !== null && KEPT_KINDS.some((kind) => forgotten[kind] > 0);
  return (
    <div className={styles.stack}>
      {trouble && (
        <div role="alert" className={failure}>
          <p>
            <TroubleText trouble={trouble} />
          </p>
          <Button size="small" onClick={() => send({ type: "retry.asked" })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <Card
        title={<Trans>How long what is kept</Trans>}
        description={
          <Trans>
            What is older goes by itself, within the hour. Results, certificates and signatures stay as long as the
            account; whoever deletes an account deletes all of it at once.
          </Trans>
        }
      >
        <div className={styles.stack}>
          {KEPT_KINDS.map((kind) => (
            <Kept
              key={kind}
              kind={kind}
              stored={stored}
              days={chosen[kind]}
              disabled={view.isSaving}
              onChoose={(days) => send({ type: "days.chosen", kind, days })}
            />
          ))}
          <div role="status">
            {view.isCounting && (
              <p className={styles.help}>
                <Trans>What that removes is being counted…</Trans>
              </p>
            )}
            {view.isChanged && forgotten && <Removed forgotten={forgotten} />}
          </div>
          {view.isChanged && (
            <div className={styles.line}>
              <Button
                variant="primary"
                loading={view.isSaving}
                disabled={forgotten === null}
                accessibleWhenDisabled
                onClick={() => (removesAny ? setAsked(true) : send({ type: "choice.saved" }))}
              >
                <Trans>Save</Trans>
              </Button>
              <Button disabled={view.isSaving} onClick={() => send({ type: "choice.dropped" })}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          )}
        </div>
      </Card>
      <ConfirmDialog
        open={isAsked}
        danger
        title={<Trans>Remove what is older?</Trans>}
        confirmLabel={t`Save and remove it`}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          send({ type: "choice.saved" });
        }}
      >
        {forgotten && <Removed forgotten={forgotten} />} <Trans>It does not come back.</Trans>
      </ConfirmDialog>
    </div>
  );
}

function Removed({ forgotten }: { readonly forgotten: Forgotten }) {
  const { t, i18n } = useLingui();
  const { notifications, visits, events, launches } = forgotten;
  const parts = [
    notifications > 0 && t`${plural(notifications, { one: "# notification", other: "# notifications" })}`,
    visits > 0 && t`${plural(visits, { one: "# visit of a page", other: "# visits of pages" })}`,
    events > 0 &&
      t`${plural(events, { one: "# entry of what was done to an account", other: "# entries of what was done to accounts" })}`,
    launches > 0 && t`${plural(launches, { one: "# log of a package", other: "# logs of packages" })}`,
  ].filter((part) => part !== false);
  if (parts.length === 0)
    return (
      <span>
        <Trans>Nothing is that old: nothing is removed now.</Trans>
      </span>
    );
  const listed = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(parts);
  return (
    <span>
      <Trans>This removes {listed}.</Trans>
    </span>
  );
}

interface KeptProps {
  readonly kind: KeptKind;
  readonly stored: Retention;
  readonly days: number | null;
  readonly disabled: boolean;
  readonly onChoose: (days: number | null) => void;
}

function Kept({ kind, stored: { most, least }, days, disabled, onChoose }: KeptProps) {
  const { t } = useLingui();
  const longest = most[kind];
  const offered = [...OFFERED, longest, days].filter(
    (one): one is number => one !== null && one >= least && one <= (longest ?? one),
  );
  const name = (count: number) =>
    count === 365
      ? t`A year`
      : count === 395
        ? t`13 months`
        : count === 180
          ? t`Six months`
          : t`${plural(count, { one: "# day", other: "# days" })}`;
  const options = [...new Set(offered)]
    .sort((one, other) => one - other)
    .map((one) => ({ value: String(one), label: name(one) }));
  if (longest === null) options.push({ value: "", label: t`As long as the account` });
  const words: Readonly<Record<KeptKind, readonly [label: string, help: string]>> = {
    notifications: [t`Notifications`, t`What people were told, read or not.`],
    visits: [t`Visits of pages`, t`Which pages people visit, for the statistics.`],
    events: [t`What was done to accounts`, t`Who made, changed or closed an account, and stood in for whom.`],
    launches: [t`Logs of packages`, t`What uploaded packages called, for their authors. Results stay.`],
  };
  const [label, help] = words[kind];
  return (
    <Field label={label} help={help}>
      <Select<string>
        aria-label={label}
        options={options}
        value={days === null ? "" : String(days)}
        disabled={disabled}
        onValueChange={(value) => onChoose(value === "" ? null : Number(value))}
      />
    </Field>
  );
}
