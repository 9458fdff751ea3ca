// Knows how a package is chosen: dropped on its place, or found in the folders of the device.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FolderOpen, Package } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import * as styles from "../common/scorm.css.ts";

export interface PackageDropProps {
  readonly onChoose: (file: File) => void;
}

export function PackageDrop({ onChoose }: PackageDropProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <section
      aria-label={t`Package to import`}
      className={styles.drop}
      {...(isOver ? { "data-over": "" } : {})}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Package size={24} aria-hidden />
      <p>
        <Trans>Drop the zip of the package here, as your authoring tool exported it.</Trans>
      </p>
      <Button icon={<FolderOpen size={20} aria-hidden />} onClick={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t`Package to import`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </section>
  );
}
