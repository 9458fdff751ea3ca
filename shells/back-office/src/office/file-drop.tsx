// Knows how one file is chosen: dropped on its place, or found in the folders of the device.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { FolderOpen } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import * as styles from "./file-drop.css.ts";
import { type Dropped, type FilePlace, findPicker, placeFile, readDropped } from "./file-place.ts";

export interface FileDropProps {
  /** The accessible name: what is chosen. */
  readonly label: string;
  readonly icon: ReactNode;
  /** What may be dropped. */
  readonly children: ReactNode;
  /** Endings and media types, separated by commas. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}
export interface PlaceDropProps extends Omit<FileDropProps, "onChoose"> {
  readonly onPlace: (place: FilePlace) => void;
}

export const FileDrop = ({ onChoose, ...props }: FileDropProps) => (
  <Drop {...props} onFile={onChoose} onDrop={(item) => onChoose(item.file)} />
);

/** Like FileDrop, for a file that is read again: from its place on the device, where the browser keeps that. */
export function PlaceDrop({ onPlace, ...props }: PlaceDropProps) {
  const pick = findPicker(window, props.accept);
  return (
    <Drop
      {...props}
      onFile={(file) => onPlace(placeFile(file))}
      onDrop={(item) => void item.findPlace().then(onPlace)}
      {...(pick && { onPick: () => void pick().then((place) => place && onPlace(place)) })}
    />
  );
}

interface DropProps extends Omit<FileDropProps, "onChoose"> {
  readonly onFile: (file: File) => void;
  readonly onDrop: (dropped: Dropped) => void;
  /** Opens another file picker than that of the input. */
  readonly onPick?: () => void;
}

function Drop({ label, icon, children, accept, onFile, onDrop, onPick }: DropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = readDropped(event.dataTransfer);
    if (dropped) onDrop(dropped);
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
      <Button icon={<FolderOpen size={20} aria-hidden />} onClick={onPick ?? (() => input.current?.click())}>
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
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
