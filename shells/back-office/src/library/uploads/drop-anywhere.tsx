// Knows that files may be dropped anywhere on a page, which shows their destination while they are held over it.
import { Trans } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Dropped, holdsFiles, readDropped } from "./read-dropped.ts";
import * as styles from "./uploads.css.ts";

export interface DropAnywhereProps {
  /** The name of the destination. */
  readonly place: string;
  readonly onDrop: (dropped: Dropped) => void;
}

export function DropAnywhere({ place, onDrop }: DropAnywhereProps) {
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Moving to another element of the page does not count as leaving.
      if (relatedTarget === null) setOver(false);
    };
    const take = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      void readDropped(event.dataTransfer).then((dropped) => drop.current(dropped));
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", take);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", take);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className={styles.veilOver}>
      <Upload size={24} aria-hidden />
      <p>
        <Trans>Let go to add the files to “{place}”.</Trans>
      </p>
    </div>
  );
}
