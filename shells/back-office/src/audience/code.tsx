// Knows how an address is drawn as a QR code: dark on light, whatever the scheme, for cameras read no other.
import { create } from "qrcode";
import * as styles from "./audience.css.ts";

/** The quiet margin that cameras need, in squares. */
const QUIET = 4;

export interface CodeProps {
  readonly text: string;
  readonly label: string;
}

export function Code({ text, label }: CodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
    .filter(([row, column]) => modules.get(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join("");
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} className={styles.code}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={dark} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
