// Knows how a signature is drawn by finger, pen or mouse; somebody who cannot draw types a name instead.
import { DRAWING_BOX, LONGEST_DRAWING } from "@academiz/domain/classiz";
import { type PointerEvent, useRef } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./signature.css.ts";

export interface SignaturePadProps {
  readonly label: string;
  readonly clearLabel: string;
  /** The strokes so far, as `readDrawing` reads them; empty without any. */
  readonly value: string;
  readonly onChange: (path: string) => void;
}

/** The least distance of two points in pixels: drawing slowly gives no more points. */
const STEP = 2;

export function SignaturePad({ label, clearLabel, value, onChange }: SignaturePadProps) {
  const last = useRef<readonly [x: number, y: number] | null>(null);
  const hasBegun = useRef(false);
  const path = useRef(value);
  path.current = value;
  const read = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const clamp = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most);
    return [
      clamp((clientX - left) / width, DRAWING_BOX.width),
      clamp((clientY - top) / height, DRAWING_BOX.height),
    ] as const;
  };
  const add = (part: string) => {
    if (path.current.length + part.length > LONGEST_DRAWING) return;
    path.current += part;
    onChange(path.current);
  };
  return (
    <div className={styles.whole}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
        className={styles.pad}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = read(event);
          hasBegun.current = false;
        }}
        onPointerMove={(event) => {
          const before = last.current;
          if (!before) return;
          const [x, y] = read(event);
          if (Math.hypot(x - before[0], y - before[1]) < STEP) return;
          // A stroke begins with its first line: a press without a move draws nothing.
          add(`${hasBegun.current ? "" : `M${before[0]} ${before[1]}`}L${x} ${y}`);
          hasBegun.current = true;
          last.current = [x, y];
        }}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <path d={value} className={styles.stroke} />
      </svg>
      <Button size="small" variant="quiet" disabled={value === ""} accessibleWhenDisabled onClick={() => onChange("")}>
        {clearLabel}
      </Button>
    </div>
  );
}
