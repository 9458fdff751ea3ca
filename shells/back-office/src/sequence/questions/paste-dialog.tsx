// Knows how questions come from a spreadsheet by copy and paste: what could be read is shown before it is taken.

import { createSlug } from "@academiz/domain/kernel";
import { readPasted } from "@academiz/domain/question-files";
import { type DraftTheme, readSequenceDraft } from "@academiz/domain/sequences";
import { Button, Dialog, Field, Table, TextArea } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import * as styles from "../../product/product.css.ts";
import { FaultList } from "../../products/importing/fault-list.tsx";
import * as own from "../sequence.css.ts";

export interface PasteDialogProps {
  readonly themes: readonly DraftTheme[];
  readonly onClose: () => void;
  readonly onTake: (themes: readonly DraftTheme[]) => void;
}

/** How many rows are previewed. */
const SHOWN = 20;

export function PasteDialog({ themes: before, onClose, onTake }: PasteDialogProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [text, setText] = useState("");
  const { random } = office.dice;
  const { themes, faults } = useMemo(() => {
    const read = readPasted(text, () => createSlug(random));
    return { themes: readSequenceDraft({ sequences: read.sequences }).themes, faults: read.faults };
  }, [text, random]);
  const rows = themes.flatMap((theme) => theme.questions.map((question) => ({ ...question, title: theme.title })));
  const known = new Set(before.flatMap(({ questions }) => questions.map(({ uuid }) => uuid)));
  const count = rows.filter(({ uuid }) => !known.has(uuid)).length;
  const there = rows.length - count;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Paste questions from a spreadsheet</Trans>}
      description={
        <Trans>
          The columns are those of the workbook: theme, level, question, eight answers, right answers, explanation,
          remediation. A first row that names them may say another order.
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={count === 0}
            accessibleWhenDisabled
            onClick={() => count > 0 && onTake(themes)}
          >
            <Plural value={count} one="Take # question" other="Take # questions" />
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Field label={<Trans>Rows</Trans>} help={<Trans>Copy them in Excel or Sheets, and paste them here.</Trans>}>
          <TextArea value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <p role="status" className={styles.reason}>
          {text.trim() === "" ? (
            <Trans>Nothing is pasted yet.</Trans>
          ) : (
            <Plural value={rows.length} one="# question could be read." other="# questions could be read." />
          )}
          {there > 0 && (
            <>
              {" "}
              <Plural
                value={there}
                one="# of them is in this sequence already, and stays as it is."
                other="# of them are in this sequence already, and stay as they are."
              />
            </>
          )}
        </p>
        {faults.length > 0 && <FaultList faults={faults} />}
        {rows.length > 0 && (
          <div className={own.pasted}>
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
          </div>
        )}
      </div>
    </Dialog>
  );
}
