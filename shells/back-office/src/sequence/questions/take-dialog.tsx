// Knows how questions come from a spreadsheet, as a workbook or by copy and paste: what would change is shown before it
// is taken.

import type { QuestionSheet } from "@academiz/application/ports";
import { createSlug } from "@academiz/domain/kernel";
import { listKept, readPasted, readQuestions } from "@academiz/domain/question-files";
import { type DraftTheme, readSequenceDraft, type SequenceDraft, takeThemes } from "@academiz/domain/sequences";
import { Button, Dialog, Field, Table, TextArea } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileSpreadsheet } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { FileDrop } from "../../office/file-drop.tsx";
import { useOffice } from "../../office/office-context.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import * as styles from "../../product/product.css.ts";
import { FaultList } from "../../products/importing/fault-list.tsx";
import * as own from "../sequence.css.ts";

export interface TakeDialogProps {
  readonly draft: SequenceDraft;
  readonly onClose: () => void;
  /** `added`: how many of the questions are new. */
  readonly onTake: (themes: readonly DraftTheme[], added: number) => void;
}

/** How many rows are previewed. */
const SHOWN = 20;

export function TakeDialog({ draft, onClose, onTake }: TakeDialogProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const sayTrouble = useTroubleWords();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const newest = useRef<File | null>(null);
  const [sheet, setSheet] = useState<QuestionSheet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { random } = office.dice;
  const { themes, faults, taken } = useMemo(() => {
    const createId = () => createSlug(random);
    const kept = listKept(draft);
    const read = sheet ? readQuestions(sheet.rows, kept, createId) : readPasted(text, kept, createId);
    const readThemes = readSequenceDraft({ sequences: read.sequences }).themes;
    return { themes: readThemes, faults: read.faults, taken: takeThemes(draft, readThemes) };
  }, [sheet, text, draft, random]);
  const rows = themes.flatMap((theme) => theme.questions.map((question) => ({ ...question, title: theme.title })));
  const changes = taken.added + taken.corrected;
  const isReading = file !== null && sheet === null && trouble === null;

  const choose = async (chosen: File) => {
    setFile(chosen);
    newest.current = chosen;
    setSheet(null);
    setTrouble(null);
    setText("");
    const answer = await office.questionFiles.readRows(chosen);
    // Another one was chosen meanwhile, or rows are pasted.
    if (newest.current !== chosen) return;
    if (answer.ok) setSheet(answer.value);
    else setTrouble(sayTrouble(answer.error));
  };
  const paste = (pasted: string) => {
    newest.current = null;
    setFile(null);
    setSheet(null);
    setTrouble(null);
    setText(pasted);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={file === null && text === ""}
      title={<Trans>Bring in questions from a spreadsheet</Trans>}
      description={
        <Trans>
          Rows of an exported workbook correct their questions, other rows are added, and no question is taken away.
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            loading={isReading}
            disabled={changes === 0}
            accessibleWhenDisabled
            onClick={() => changes > 0 && onTake(themes, taken.added)}
          >
            <Plural value={changes} one="Take # question" other="Take # questions" />
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <FileDrop
          label={t`Workbook`}
          icon={<FileSpreadsheet size={24} aria-hidden />}
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChoose={(chosen) => void choose(chosen)}
        >
          {file ? file.name : <Trans>Drop the workbook here: an .xlsx file of 10 MB at most.</Trans>}
        </FileDrop>
        <Field
          label={<Trans>Or paste rows</Trans>}
          help={
            <Trans>
              Copied in Excel or Sheets, with the columns of the workbook: theme, level, question, eight answers, right
              answers, explanation, remediation. A first row that names them may say another order.
            </Trans>
          }
        >
          <TextArea value={text} onChange={({ target }) => paste(target.value)} />
        </Field>
        <p role="status" className={styles.reason}>
          {isReading && <Trans>The workbook is looked through…</Trans>}
          {(sheet !== null || text.trim() !== "") && (
            <>
              <Plural value={taken.added} one="# new question" other="# new questions" />
              {", "}
              <Plural value={taken.corrected} one="# corrected" other="# corrected" />
              {", "}
              <Plural value={taken.same} one="# unchanged." other="# unchanged." />
              {taken.absent > 0 && (
                <>
                  {" "}
                  <Plural
                    value={taken.absent}
                    one="# question of this sequence is in no row, and stays."
                    other="# questions of this sequence are in no row, and stay."
                  />
                </>
              )}
            </>
          )}
        </p>
        {trouble !== null && (
          <p role="alert" className={styles.failure}>
            {trouble}
          </p>
        )}
        {faults.length > 0 && <FaultList faults={faults} />}
        {rows.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
          <section className={own.pasted} tabIndex={0} aria-label={t`Preview`}>
            <Table
              label={t`Questions that could be read`}
              columns={[
                { id: "text", header: t`Question`, heading: true, cell: (row) => row.text },
                { id: "theme", header: t`Theme`, cell: (row) => <span className={own.ofTheme}>{row.title}</span> },
                { id: "level", header: t`Level`, align: "end", cell: (row) => row.level ?? "–" },
              ]}
              rows={rows.slice(0, SHOWN)}
              getKey={({ uuid }) => uuid}
            />
          </section>
        )}
      </div>
    </Dialog>
  );
}
