// Knows the words that say that a PDF cannot be shown, and what can be done instead.

import { Trans } from "@lingui/react/macro";
import { FileWarning, Lock, RotateCw } from "lucide-react";
import { Button } from "../button/button.tsx";
import type { PdfFailure } from "./open-pdf.ts";
import * as styles from "./pdf.css.ts";

export interface PdfFailureTextProps {
  readonly failure: PdfFailure;
  readonly url: string;
  /** True for whoever reads it: they cannot send another one. */
  readonly isReader: boolean;
  readonly onRetry: () => void;
  /** Called when it is opened elsewhere. */
  readonly onOpened?: (() => void) | undefined;
}

export function PdfFailureText({ failure, url, isReader, onRetry, onOpened }: PdfFailureTextProps) {
  const Icon = failure === "locked" ? Lock : FileWarning;
  return (
    <div role="status" className={`${styles.whole} ${styles.told}`}>
      <Icon size={20} aria-hidden />
      <p>
        {failure === "locked" ? (
          <Trans>This PDF is locked by a password. Whoever has it opens the file after downloading it.</Trans>
        ) : failure === "broken" && isReader ? (
          <Trans>This PDF is broken: it cannot be shown here, and perhaps nowhere. Tell whoever gave it to you.</Trans>
        ) : failure === "broken" ? (
          <Trans>
            This PDF is broken: it cannot be shown here, and perhaps nowhere. Send it again, or another one.
          </Trans>
        ) : (
          <Trans>The file did not arrive. Check your connection, then try again.</Trans>
        )}
      </p>
      {failure === "unreachable" ? (
        <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" onClick={onOpened}>
          <Trans>Open in a tab</Trans>
        </a>
      )}
    </div>
  );
}
