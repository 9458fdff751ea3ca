// Knows how an address is drawn as a QR code, once the code that draws it is loaded: dark on light in either scheme,
// since cameras read nothing else.
import { useEffect, useState } from "react";
import * as styles from "./account.css.ts";

/** The quiet margin that cameras need, in squares. */
const QUIET = 4;

export interface SquareCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Draws nothing where it cannot be loaded: the secret beside it is typed then. */
export function SquareCode({ text, label }: SquareCodeProps) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly dark: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("qrcode").then(
      ({ create }) => {
        const { modules } = create(text, { errorCorrectionLevel: "M" });
        const { size } = modules;
        const dark = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
          .filter(([row, column]) => modules.get(row, column))
          .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
          .join("");
        if (!isGone) setDrawn({ size, dark });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!drawn) return <div className={styles.code} />;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} className={styles.code}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={drawn.dark} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
