// Knows how the code of a date is shown to a room: large, as letters and as a QR code, with a new one each half minute.
import type { SlotDetails } from "@academiz/application/ports";
import { writeSigningPath } from "@academiz/domain/classiz";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Maximize, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Code } from "../../audience/code.tsx";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import * as styles from "./code-screen.css.ts";
import { useSigningCode } from "./use-signing-code.ts";
import { useWakeLock } from "./use-wake-lock.ts";

export interface CodeScreenProps {
  readonly slot: SlotDetails;
  /** The name of its session. */
  readonly name: string;
  readonly onClose: () => void;
}

/** How many seconds a code is valid. */
const WHOLE = 30;
const [RADIUS, SIDE] = [20, 48];

export function CodeScreen({ slot, name, onClose }: CodeScreenProps) {
  const { t } = useLingui();
  const sayTrouble = useTroubleWords();
  const screen = useRef<HTMLDialogElement>(null);
  const { code, left, trouble } = useSigningCode(slot.slug);
  useWakeLock();
  useEffect(() => {
    const { current } = screen;
    current?.showModal();
    return () => current?.close();
  }, []);
  const { perimeterSlug, slug, productName } = slot;
  const said = code === null ? "" : `${code.slice(0, 4)} ${code.slice(4)}`;
  const address = location.origin + writeSigningPath(perimeterSlug, slug, code ?? "");
  const round = 2 * Math.PI * RADIUS;
  return (
    <dialog ref={screen} aria-label={t`Code of the date`} className={styles.screen} onClose={onClose}>
      <header className={styles.head}>
        <p className={styles.title}>
          {name}
          <span className={styles.product}>{productName}</span>
        </p>
        <span className={styles.buttons}>
          {document.fullscreenEnabled && (
            <Button
              variant="quiet"
              icon={<Maximize size={20} aria-hidden />}
              // Where a browser refuses full screen, the code keeps its size: everybody sees that.
              onClick={() => void screen.current?.requestFullscreen().catch(() => undefined)}
            >
              <Trans>Fill the screen</Trans>
            </Button>
          )}
          <Button icon={<X size={20} aria-hidden />} onClick={() => screen.current?.close()}>
            <Trans>Close</Trans>
          </Button>
        </span>
      </header>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {sayTrouble(trouble)}
        </p>
      )}
      {code !== null && (
        <div className={styles.shown}>
          <div className={styles.square}>
            <Code text={address} label={t`QR code by which it is signed`} />
          </div>
          <div className={styles.words}>
            <p className={styles.help}>
              <Trans>Scan the square with your telephone, or type this code on the page of your classroom:</Trans>
            </p>
            <p className={styles.code}>{said}</p>
            <p className={styles.time}>
              <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden className={styles.ring}>
                <circle cx={SIDE / 2} cy={SIDE / 2} r={RADIUS} className={styles.track} />
                <circle
                  cx={SIDE / 2}
                  cy={SIDE / 2}
                  r={RADIUS}
                  className={styles.arc}
                  strokeDasharray={round}
                  strokeDashoffset={round * (1 - Math.min(1, left / WHOLE))}
                />
              </svg>
              <Trans>Another one in {left} s</Trans>
            </p>
          </div>
        </div>
      )}
    </dialog>
  );
}
