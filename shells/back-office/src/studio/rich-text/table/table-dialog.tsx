// Knows how the size of a new table is asked for.

import { makeTable } from "@academiz/domain/learniz";
import { Button, Dialog, Switch } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useSlateStatic } from "slate-react";
import { NumberField } from "../../common/number-field.tsx";
import { holdPlace } from "../insert-file.ts";
import * as styles from "./table.css.ts";
import { selectCell } from "./table-commands.ts";

const MOST = { rows: 50, columns: 10 };

export function TableDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const formId = useId();
  const [size, setSize] = useState({ rows: 3, columns: 3 });
  const [hasHead, setHead] = useState(true);
  const insert = () => {
    const place = holdPlace(editor);
    const table = place.put({ ...makeTable(size.rows, size.columns), headRow: hasHead });
    place.release();
    selectCell(editor, { table, row: 0, column: 0 });
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<Trans>Insert a table</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary">
            <Trans>Insert</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React, the dialog is inside a text whose page has forms of its own.
          event.stopPropagation();
          insert();
        }}
      >
        <div className={styles.size}>
          <NumberField
            label={t`Rows`}
            min={1}
            max={MOST.rows}
            value={size.rows}
            onValueChange={(rows) => setSize((last) => ({ ...last, rows: Math.round(rows) }))}
          />
          <NumberField
            label={t`Columns`}
            min={1}
            max={MOST.columns}
            value={size.columns}
            onValueChange={(columns) => setSize((last) => ({ ...last, columns: Math.round(columns) }))}
          />
        </div>
        <Switch checked={hasHead} onCheckedChange={setHead}>
          <Trans>The first row is a head</Trans>
        </Switch>
      </form>
    </Dialog>
  );
}
