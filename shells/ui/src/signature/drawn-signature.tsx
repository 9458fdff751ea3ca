// Knows how a drawn or typed signature is shown.
import { DRAWING_BOX, readDrawing } from "@academiz/domain/classiz";
import * as styles from "./signature.css.ts";

export interface DrawnSignatureProps {
  /** As `readDrawing` reads it. */
  readonly drawing: string;
  /** The name of its signer. */
  readonly label: string;
}

export function DrawnSignature({ drawing, label }: DrawnSignatureProps) {
  const read = readDrawing(drawing);
  if (!read) return null;
  if (read.kind === "typed") return <span className={styles.typed}>{read.name}</span>;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
      className={styles.drawn}
    >
      <path d={read.path} className={styles.stroke} />
    </svg>
  );
}
