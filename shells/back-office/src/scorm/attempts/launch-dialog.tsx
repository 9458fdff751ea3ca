// Knows how an attempt is shown: its result, its answers, and the calls of its content, which can be sent to support.
import { type LaunchesView, writeLog } from "@academiz/application/launches";
import type { LaunchDetails } from "@academiz/application/ports";
import type { ReportedItem } from "@academiz/domain/products";
import { isCallFault } from "@academiz/domain/scorm";
import {
  Button,
  Checkbox,
  type Column,
  Dialog,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  Table,
  useToasts,
} from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { useState } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "../common/scorm.css.ts";
import { findCallErrorWords } from "./call-error-words.ts";
import { LaunchAnswers } from "./launch-answers.tsx";
import { LaunchFacts } from "./launch-facts.tsx";

export interface LaunchDialogProps {
  readonly open: NonNullable<LaunchesView["open"]>;
  /** The items of the package, as its author knows them. */
  readonly items: readonly ReportedItem[];
  /** The required score of the package, 0–100. */
  readonly asked: number | null;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

export function LaunchDialog({ open, items, asked, onClose, onRetry }: LaunchDialogProps) {
  const { row, details, isLoading, trouble } = open;
  const { t } = useLingui();
  const notify = useToasts();
  // Without a secure context there is no clipboard: the calls can still be selected by hand.
  const copy = (launch: LaunchDetails) =>
    navigator.clipboard?.writeText(writeLog(launch)).then(
      () => notify({ kind: "success", text: t`The call log is copied` }),
      () => notify({ kind: "error", text: t`The call log could not be copied. Select it by hand.` }),
    );
  const name = row ? row.learner.name || row.learner.id : "";
  const number = row?.number ?? 0;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={
        row ? (
          <Trans>
            {name}, visit {number}
          </Trans>
        ) : (
          <Trans>Visit</Trans>
        )
      }
      footer={
        details && (
          <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copy(details)}>
            <Trans>Copy the call log as text</Trans>
          </Button>
        )
      }
    >
      {isLoading && (
        <SkeletonGroup>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {trouble && (
        <ErrorState title={<Trans>The visit could not be read</Trans>} requestId={trouble.requestId} onRetry={onRetry}>
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {details && (
        <div className={styles.stack}>
          <LaunchFacts details={details} asked={asked} />
          <LaunchAnswers answers={details.answers} items={items} />
          <section className={styles.part}>
            <h2 className={styles.heading}>
              <Trans>Call log</Trans>
            </h2>
            <Calls details={details} />
          </section>
        </div>
      )}
    </Dialog>
  );
}

type Call = LaunchDetails["log"][number] & { readonly place: number };

function Calls({ details: { log, dropped } }: { readonly details: LaunchDetails }) {
  const { t, i18n } = useLingui();
  const [isErrorsOnly, setErrorsOnly] = useState(false);
  const calls: readonly Call[] = log.map((call, place) => ({ ...call, place }));
  const shown = isErrorsOnly ? calls.filter(isCallFault) : calls;
  const columns: readonly Column<Call>[] = [
    {
      id: "at",
      header: t`After`,
      align: "end",
      cell: ({ at }) => (
        <span className={styles.number}>
          {i18n.number(at / 1000, {
            style: "unit",
            unit: "second",
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          })}
        </span>
      ),
    },
    { id: "item", header: t`Item`, cell: ({ item }) => <span className={styles.code}>{item}</span> },
    {
      id: "call",
      header: t`Call`,
      heading: true,
      cell: ({ name, args }) => (
        <code className={styles.code}>
          {name}({args.map((one) => JSON.stringify(one)).join(", ")})
        </code>
      ),
    },
    {
      id: "result",
      header: t`Answer given`,
      cell: ({ result }) => <code className={styles.code}>{JSON.stringify(result)}</code>,
    },
    { id: "error", header: t`Error`, cell: ({ name, error }) => <CallError name={name} error={error} /> },
  ];
  if (log.length === 0) {
    return (
      <p>
        <Trans>
          No calls arrived: the package made none, or was left before they were sent. Its progress is stored apart.
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles.stack}>
      <div className={styles.spread}>
        <Checkbox checked={isErrorsOnly} onCheckedChange={setErrorsOnly}>
          <Trans>Errors only</Trans>
        </Checkbox>
        <span className={styles.note} role="status">
          <Plural value={shown.length} one="# call" other="# calls" />
        </span>
      </div>
      {dropped > 0 && (
        <p className={styles.note}>
          <Plural
            value={dropped}
            one="# older call is not kept: only the newest are."
            other="# older calls are not kept: only the newest are."
          />
        </p>
      )}
      <Table
        label={t`Calls`}
        columns={columns}
        rows={shown}
        getKey={({ place }) => String(place)}
        empty={
          <p>
            <Trans>No call met an error.</Trans>
          </p>
        }
      />
    </div>
  );
}

function CallError({ name, error }: { readonly name: string; readonly error: number }) {
  const { i18n } = useLingui();
  if (error === 0) return "–";
  const words = findCallErrorWords(name, error);
  return (
    <span className={isCallFault({ name, error }) ? styles.error : styles.note}>
      {error}
      {words && <> {i18n._(words)}</>}
    </span>
  );
}
