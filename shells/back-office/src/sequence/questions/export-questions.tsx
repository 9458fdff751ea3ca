// Knows how the stored questions of a sequence are downloaded as a workbook.
import { Button, useToasts } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { saveFile } from "../../office/save-file.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";

export interface ExportQuestionsProps {
  readonly slug: string;
  /** True while something is not stored yet. */
  readonly isWaiting: boolean;
  readonly hasQuestions: boolean;
}

export function ExportQuestions({ slug, isWaiting, hasQuestions }: ExportQuestionsProps) {
  const { office } = useOffice();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    const file = await office.questionFiles.write(slug);
    setTaking(false);
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };
  return (
    <Button
      icon={<Download size={20} aria-hidden />}
      loading={isTaking}
      disabled={isWaiting || !hasQuestions}
      accessibleWhenDisabled
      onClick={() => void take()}
    >
      <Trans>Export as a workbook</Trans>
    </Button>
  );
}
