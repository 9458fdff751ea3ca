// Knows how somebody draws how they sign: with a finger, a pen or a mouse; or types their name instead.
import { DRAWING_BOX, LONGEST_DRAWING, writeTyped } from "@academiz/domain/classiz";
import { Button, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Eraser, Keyboard, PenLine } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import * as styles from "./classroom.css.ts";

type Stroke = readonly string[];

/** As the server takes it; a touch is a stroke from its point to itself. */
const writePath = (strokes: readonly Stroke[]): string =>
  strokes.map((points) => `M${(points.length === 1 ? [...points, ...points] : points).join("L")}`).join("");

export interface SignaturePadProps {
  /** Null: nothing was drawn or typed. */
  readonly onChange: (drawing: string | null) => void;
}

export function SignaturePad({ onChange }: SignaturePadProps) {
  const { t } = useLingui();
  const [isTyping, setTyping] = useState(false);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState("");
  const isDrawing = useRef(false);
  const put = (next: readonly Stroke[]) => {
    if (writePath(next).length > LONGEST_DRAWING) return;
    setStrokes(next);
    onChange(next.length === 0 ? null : writePath(next));
  };
  const readPoint = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): string => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    const x = within(((clientX - left) / width) * DRAWING_BOX.width, DRAWING_BOX.width);
    const y = within(((clientY - top) / height) * DRAWING_BOX.height, DRAWING_BOX.height);
    return `${x} ${y}`;
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const point = readPoint(event);
    const last = strokes.at(-1) ?? [];
    if (isDrawing.current && last.at(-1) !== point) put([...strokes.slice(0, -1), [...last, point]]);
  };
  const change = (typing: boolean) => {
    setTyping(typing);
    setStrokes([]);
    setName("");
    onChange(null);
  };
  return (
    <div className={styles.drawing}>
      {isTyping ? (
        <Field label={t`My name, as I sign`} optional>
          <TextInput
            value={name}
            maxLength={100}
            autoComplete="name"
            onChange={({ target }) => {
              setName(target.value);
              onChange(target.value.trim() === "" ? null : writeTyped(target.value));
            }}
          />
        </Field>
      ) : (
        <>
          <p>
            <Trans>My signature (optional)</Trans>
          </p>
          <svg
            role="img"
            aria-label={strokes.length > 0 ? t`What you have drawn` : t`Draw how you sign here`}
            viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
            preserveAspectRatio="none"
            className={styles.pad}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              isDrawing.current = true;
              put([...strokes, [readPoint(event)]]);
            }}
            onPointerMove={move}
            onPointerUp={() => {
              isDrawing.current = false;
            }}
            onPointerCancel={() => {
              isDrawing.current = false;
            }}
          >
            <path d={writePath(strokes)} className={styles.stroke} />
          </svg>
        </>
      )}
      <div className={styles.buttons}>
        {!isTyping && strokes.length > 0 && (
          <Button variant="quiet" icon={<Eraser size={20} aria-hidden />} onClick={() => put([])}>
            <Trans>Draw again</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          icon={isTyping ? <PenLine size={20} aria-hidden /> : <Keyboard size={20} aria-hidden />}
          onClick={() => change(!isTyping)}
        >
          {isTyping ? <Trans>Draw instead</Trans> : <Trans>Type my name instead</Trans>}
        </Button>
      </div>
    </div>
  );
}
