// Knows how the content of a table is downloaded as a file: text, or a workbook.
import type { Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { Button, useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../office/save-file.ts";
import { useTroubleWords } from "../office/use-trouble-words.ts";

export type TableFormat = "csv" | "xlsx";
export interface TableFilesProps {
  /** The title of the table. */
  readonly title: string;
  readonly write: (
    format: TableFormat,
  ) => Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, Trouble>>;
}

export function TableFiles({ title, write }: TableFilesProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [writing, setWriting] = useState<TableFormat | null>(null);
  const save = async (format: TableFormat) => {
    setWriting(format);
    const file = await write(format);
    setWriting(null);
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };
  return (
    <>
      {(["csv", "xlsx"] as const).map((format) => (
        <Button
          key={format}
          size="small"
          icon={<Download size={20} aria-hidden />}
          loading={writing === format}
          aria-label={format === "csv" ? t`CSV of: ${title}` : t`Excel (xlsx) of: ${title}`}
          onClick={() => void save(format)}
        >
          {format === "csv" ? "CSV" : "Excel"}
        </Button>
      ))}
    </>
  );
}
