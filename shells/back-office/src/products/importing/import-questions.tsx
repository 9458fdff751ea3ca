// Knows how a smart sequence is made from a workbook: the file is chosen, checked, and imported without the rows that
// cannot be read.
import type { QuestionFileReport } from "@academiz/application/ports";
import { Button, Dialog, Field, TextInput, useToasts } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { Download, FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { FileDrop } from "../../office/file-drop.tsx";
import { useOffice } from "../../office/office-context.ts";
import { saveFile } from "../../office/save-file.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import * as styles from "../../product/product.css.ts";
import { FaultList } from "./fault-list.tsx";
import { proposeName } from "./propose-name.ts";

export interface ImportQuestionsProps {
  /** The slug of the open folder; null: none. */
  readonly folder: string | null;
  readonly onClose: () => void;
}

export function ImportQuestions({ folder, onClose }: ImportQuestionsProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const navigate = useNavigate();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [name, setName] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const newest = useRef<File | null>(null);
  const [report, setReport] = useState<QuestionFileReport | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { questionFiles } = office;
  const canMake = report !== null && report.questions > 0 && name.trim() !== "";

  const read = async (chosen: File) => {
    setFile(chosen);
    newest.current = chosen;
    setReport(null);
    setTrouble(null);
    setBusy(true);
    setName((present) => proposeName(present, file?.name ?? null, chosen.name));
    const answer = await questionFiles.read(chosen);
    // Another one was chosen meanwhile.
    if (newest.current !== chosen) return;
    setBusy(false);
    if (answer.ok) setReport(answer.value);
    else setTrouble(sayTrouble(answer.error));
  };
  const make = async () => {
    if (!file || !canMake || isBusy) return;
    setBusy(true);
    const made = await questionFiles.create(file, name.trim(), folder);
    setBusy(false);
    if (!made.ok) return setTrouble(sayTrouble(made.error));
    await navigate({ to: "/smart-sequence/$slug", params: { slug: made.value } });
  };
  const takeTemplate = async () => {
    const template = await questionFiles.writeTemplate();
    if (template.ok) saveFile(template.value);
    else notify({ kind: "error", text: sayTrouble(template.error) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={file === null}
      title={<Trans>Import questions from a workbook</Trans>}
      description={<Trans>One row a question. It becomes a smart sequence that you can go on writing.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            loading={isBusy && report !== null}
            disabled={!canMake}
            accessibleWhenDisabled
            onClick={() => void make()}
          >
            {report !== null && report.faults.length > 0 ? (
              <Trans>Import those without faults</Trans>
            ) : (
              <Trans>Import the questions</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <div className={styles.buttons}>
          <Button icon={<Download size={20} aria-hidden />} onClick={() => void takeTemplate()}>
            <Trans>Download the template</Trans>
          </Button>
        </div>
        <FileDrop
          label={t`Workbook`}
          icon={<FileSpreadsheet size={24} aria-hidden />}
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChoose={(chosen) => void read(chosen)}
        >
          {file ? file.name : <Trans>Drop the workbook here: an .xlsx file of 10 MB at most.</Trans>}
        </FileDrop>
        <Field label={<Trans>Name</Trans>} help={<Trans>Learners read it as the title.</Trans>}>
          <TextInput value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        </Field>
        <div role="status">
          {isBusy && report === null && (
            <p className={styles.reason}>
              <FileSpreadsheet size={20} aria-hidden /> <Trans>The workbook is looked through…</Trans>
            </p>
          )}
          {report && (
            <p>
              <Plural value={report.questions} one="# question" other="# questions" />
              {", "}
              <Plural value={report.sequences} one="# theme" other="# themes" />
              {", "}
              <Trans>
                of {report.rows} rows of the sheet “{report.sheet}”.
              </Trans>
            </p>
          )}
        </div>
        {trouble !== null && (
          <p role="alert" className={styles.failure}>
            {trouble}
          </p>
        )}
        {report && report.faults.length > 0 && <FaultList faults={report.faults} />}
        {report && name.trim() === "" && (
          <p role="alert" className={styles.reason}>
            {t`The sequence needs a name.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}
