// Knows how a file of people is chosen, with the options for reading it.
import type { ImportOptions, PeopleImports } from "@academiz/application/ports";
import { Button, Card, Checkbox, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { FileDrop } from "../../office/file-drop.tsx";
import { saveFile } from "../../office/save-file.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import * as styles from "../people.css.ts";

export interface ChoosePeopleFileProps {
  readonly imports: Pick<PeopleImports, "writeTemplate">;
  readonly isBusy: boolean;
  readonly onChoose: (file: File, options: ImportOptions) => void;
}

const ACCEPTED =
  ".csv,.xlsx,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export function ChoosePeopleFile({ imports, isBusy, onChoose }: ChoosePeopleFileProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [header, setHeader] = useState(true);
  const [deleteAbsent, setDeleteAbsent] = useState(false);
  const write = async (format: "csv" | "xlsx") => {
    const file = await imports.writeTemplate(format);
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };
  return (
    <Card
      title={<Trans>1. Choose the file</Trans>}
      description={
        <Trans>
          A CSV or an Excel file, one person a line. It is looked through first: nothing is changed before you have seen
          what it would do.
        </Trans>
      }
      actions={
        <span className={styles.line}>
          <Button size="small" icon={<Download size={16} aria-hidden />} onClick={() => void write("xlsx")}>
            <Trans>Template (Excel)</Trans>
          </Button>
          <Button size="small" icon={<Download size={16} aria-hidden />} onClick={() => void write("csv")}>
            <Trans>Template (CSV)</Trans>
          </Button>
        </span>
      }
    >
      <div className={styles.stack}>
        <Checkbox
          checked={header}
          onCheckedChange={setHeader}
          help={<Trans>Without it, they stand in the order of the template.</Trans>}
        >
          <Trans>The first line names the columns</Trans>
        </Checkbox>
        <Checkbox
          checked={deleteAbsent}
          onCheckedChange={setDeleteAbsent}
          help={<Trans>Their names are shown to you before anything is done.</Trans>}
        >
          <Trans>Delete the accounts that the file does not name</Trans>
        </Checkbox>
        {isBusy ? (
          <p role="status">
            <Trans>The file is being sent…</Trans>
          </p>
        ) : (
          <FileDrop
            label={t`File of people`}
            icon={<FileSpreadsheet size={24} aria-hidden />}
            accept={ACCEPTED}
            onChoose={(file) => onChoose(file, { header, deleteAbsent })}
          >
            <Trans>Drop the file here.</Trans>
          </FileDrop>
        )}
      </div>
    </Card>
  );
}
