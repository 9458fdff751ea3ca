// Knows how one file is chosen: dropped on its place, or found in the folders of the device.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { FolderOpen } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import * as styles from "./file-drop.css.ts";

export interface FileDropProps {
  /** What is chosen: spoken. */
  readonly label: string;
  readonly icon: ReactNode;
  /** What may be dropped. */
  readonly children: ReactNode;
  /** Endings and media types, apart by commas. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

export function FileDrop({ label, icon, children, accept, onChoose }: FileDropProps) {
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
      aria-label={label}
      className={styles.drop}
      {...(isOver ? { "data-over": "" } : {})}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {icon}
      <p>{children}</p>
      <Button icon={<FolderOpen size={20} aria-hidden />} onClick={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
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
