// Knows the page for importing people from a file: choosing, checking, confirming, running; and the earlier imports.
import { connectPeopleImport, peopleImportMachine } from "@academiz/application/people-import";
import type { FormerImport } from "@academiz/application/ports";
import {
  Button,
  Card,
  type Column,
  ErrorState,
  PageHeader,
  ProgressBar,
  Skeleton,
  Table,
  useToasts,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { ArrowLeft, Download } from "lucide-react";
import { useOffice } from "../../office/office-context.ts";
import { saveFile } from "../../office/save-file.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import { failure } from "../../product/product.css.ts";
import * as styles from "../people.css.ts";
import { ChoosePeopleFile } from "./choose-people-file.tsx";
import { ConfirmImport } from "./confirm-import.tsx";
import { sayCode } from "./fault-words.ts";
import { ImportReport } from "./import-report.tsx";
import { ImportStatus } from "./import-status.tsx";

export function ImportPage() {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const { imports } = office;
  const [snapshot, send] = useActor(peopleImportMachine, { input: { imports } });
  const { phase, current, former, trouble, isBusy } = connectPeopleImport(snapshot);
  const fetchLast = async () => {
    const file = await imports.readLastFile();
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };
  const cancel = (
    <Button disabled={isBusy} accessibleWhenDisabled onClick={() => send({ type: "import.cancelled" })}>
      <Trans>Give it up</Trans>
    </Button>
  );
  return (
    <div className={styles.page}>
      <title>{t`Import people – Academiz`}</title>
      <PageHeader
        title={<Trans>Import people</Trans>}
        description={
          <Trans>From a file, all at once. It goes on without you: a notification tells how it ended.</Trans>
        }
        actions={
          <Button icon={<ArrowLeft size={20} aria-hidden />} render={<Link to="/people" />}>
            <Trans>Back to the people</Trans>
          </Button>
        }
      />
      {trouble && phase !== "lost" && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
      {phase === "loading" && <Skeleton shape="block" />}
      {phase === "lost" && (
        <ErrorState
          title={<Trans>The imports could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {phase === "choosing" && (
        <ChoosePeopleFile
          imports={imports}
          isBusy={isBusy}
          onChoose={(file, options) => send({ type: "file.chosen", file, options })}
        />
      )}
      {current && (phase === "checking" || phase === "applying") && (
        <Card
          title={
            phase === "checking" ? <Trans>2. The file is looked through</Trans> : <Trans>3. It is carried out</Trans>
          }
          description={current.file}
          actions={cancel}
        >
          <ProgressBar
            label={phase === "checking" ? t`Lines looked through` : t`People`}
            value={current.progress.total > 0 ? current.progress.done / current.progress.total : null}
            text={
              current.progress.total > 0
                ? t`${i18n.number(current.progress.done)} of ${i18n.number(current.progress.total)}`
                : undefined
            }
          />
        </Card>
      )}
      {current?.report && phase === "ready" && (
        <Card
          title={<Trans>2. What the file would do</Trans>}
          description={<Trans>{current.file}: nothing is changed yet.</Trans>}
        >
          <ImportReport of={current} report={current.report} />
          <ConfirmImport
            report={current.report}
            isBusy={isBusy}
            cancel={cancel}
            onConfirm={(removals) => send({ type: "import.confirmed", removals })}
          />
        </Card>
      )}
      {current && phase === "over" && (
        <Card
          title={current.status === "success" ? <Trans>It is done</Trans> : <Trans>It was not done</Trans>}
          description={current.file}
          actions={
            <Button variant="primary" onClick={() => send({ type: "another.asked" })}>
              <Trans>Another file</Trans>
            </Button>
          }
        >
          {current.error !== null && <p role="alert">{sayCode(i18n, current.error)}</p>}
          {current.report && <ImportReport of={current} report={current.report} />}
        </Card>
      )}
      {former.length > 0 && phase === "choosing" && <FormerImports former={former} onFetchLast={fetchLast} />}
    </div>
  );
}

interface FormerImportsProps {
  readonly former: readonly FormerImport[];
  readonly onFetchLast: () => Promise<void>;
}

function FormerImports({ former, onFetchLast }: FormerImportsProps) {
  const { t, i18n } = useLingui();
  const columns: readonly Column<FormerImport>[] = [
    { id: "at", header: t`Begun`, heading: true, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      id: "status",
      header: t`Status`,
      cell: ({ status }) => <ImportStatus status={status} />,
    },
    { id: "file", header: t`Lines`, align: "end", cell: ({ nbUsersFile }) => i18n.number(nbUsersFile) },
    { id: "new", header: t`New ones`, align: "end", cell: ({ nbUsersNew }) => i18n.number(nbUsersNew) },
    { id: "changed", header: t`Changed`, align: "end", cell: ({ nbUsersUpdate }) => i18n.number(nbUsersUpdate) },
    { id: "errors", header: t`Lines not taken`, align: "end", cell: ({ nbUsersErrors }) => i18n.number(nbUsersErrors) },
  ];
  return (
    <Card
      padded={false}
      title={<Trans>Former imports</Trans>}
      actions={
        <Button size="small" icon={<Download size={16} aria-hidden />} onClick={() => void onFetchLast()}>
          <Trans>The last file, as it was sent</Trans>
        </Button>
      }
    >
      <Table label={t`Former imports`} columns={columns} rows={former} getKey={({ id }) => id} />
    </Card>
  );
}
