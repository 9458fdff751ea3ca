// Knows how a form holds one file of a library: which it is, another one, or none.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentKind } from "@academiz/domain/documents";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { FolderOpen, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { ChooseFileDialog } from "./choose-file-dialog.tsx";
import * as styles from "./choosing.css.ts";
import { type FileName, GONE } from "./name-file.ts";

export interface FileFieldProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Null where there is no file. */
  readonly name: FileName;
  readonly kinds: readonly DocumentKind[];
  /** Said where the file is not in the library any more; by default that learners see nothing. */
  readonly gone?: ReactNode;
  /** True where a file is required: it can be replaced, but not removed. */
  readonly isNeeded?: boolean;
  /** Called with null when the file is removed. */
  readonly onChange: (file: LibraryFile | null) => void;
}

export function FileField({ label, help, name, kinds, gone, isNeeded = false, onChange }: FileFieldProps) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset aria-labelledby={id} className={styles.whole}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.field}>
        {name === null ? (
          <span className={styles.nothing}>
            <Trans>No file chosen</Trans>
          </span>
        ) : name === GONE ? (
          <span className={styles.gone}>
            {gone ?? <Trans>This file is not in the library any more: learners see nothing here.</Trans>}
          </span>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <Button size="small" icon={<FolderOpen size={16} aria-hidden />} onClick={() => setChoosing(true)}>
          {name === null ? <Trans>Choose a file</Trans> : <Trans>Choose another</Trans>}
        </Button>
        {name !== null && !isNeeded && (
          <Button size="small" variant="quiet" icon={<X size={16} aria-hidden />} onClick={() => onChange(null)}>
            <Trans>Take away</Trans>
          </Button>
        )}
      </div>
      {help && <span className={styles.note}>{help}</span>}
      {isChoosing && (
        <ChooseFileDialog
          title={label}
          kinds={kinds}
          onClose={() => setChoosing(false)}
          onChoose={(file) => {
            setChoosing(false);
            onChange(file);
          }}
        />
      )}
    </fieldset>
  );
}
