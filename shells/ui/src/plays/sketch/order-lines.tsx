// Knows how the lines of a sketch are put in order, by a step up or down at a time.
import type { SketchLineView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button } from "../../button/button.tsx";
import { Why } from "../common/why.tsx";
import { Bubble } from "./bubble.tsx";
import * as styles from "./sketch.css.ts";

export interface OrderLinesProps {
  readonly lines: readonly SketchLineView[];
  readonly order: readonly string[];
  readonly isDone: boolean;
  readonly onOrder: (order: readonly string[]) => void;
}

export function OrderLines({ lines, order, isDone, onOrder }: OrderLinesProps) {
  const { t } = useLingui();
  const [told, setTold] = useState("");
  const count = order.length;
  const move = (at: number, step: -1 | 1) => {
    const [one, other] = [order[at], order[at + step]];
    if (one === undefined || other === undefined) return;
    onOrder(order.with(at, other).with(at + step, one));
    setTold(t`${lines.find(({ slug }) => slug === one)?.text ?? ""}: place ${at + step + 1} of ${count}.`);
  };
  return (
    <>
      <p className={styles.hint}>
        <Trans>Put what is said in its order.</Trans>
      </p>
      <ol className={styles.lines}>
        {order.map((slug, at) => {
          const line = lines.find((one) => one.slug === slug);
          if (!line) return null;
          const right = lines.indexOf(line) + 1;
          return (
            <li key={slug} className={styles.said}>
              <div className={styles.ordered}>
                <Bubble line={{ ...line, side: 0 }} words={line.text} isOwn={false} />
                {!isDone && (
                  <>
                    <Button
                      aria-label={t`Move up: ${line.text}`}
                      disabled={at === 0}
                      accessibleWhenDisabled
                      icon={<ArrowUp size={20} aria-hidden />}
                      onClick={() => move(at, -1)}
                    />
                    <Button
                      aria-label={t`Move down: ${line.text}`}
                      disabled={at === count - 1}
                      accessibleWhenDisabled
                      icon={<ArrowDown size={20} aria-hidden />}
                      onClick={() => move(at, 1)}
                    />
                  </>
                )}
              </div>
              {isDone && line.verdict && (
                <Why verdict={line.verdict} right={t`place ${right}`} explanation={line.explanation} />
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </>
  );
}
