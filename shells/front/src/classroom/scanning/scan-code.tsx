// Knows how a code is scanned with the camera of the device; it is loaded late.
import { readScanned } from "@academiz/domain/classiz";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as styles from "../classroom.css.ts";
import { createPictureReader } from "./read-picture.ts";

export interface ScanCodeProps {
  readonly onFound: (found: { readonly slotSlug: string | null; readonly code: string }) => void;
}

/** Milliseconds between two pictures that are read. */
const PAUSE = 200;

/** The camera is on only while this component is mounted. */
export function ScanCode({ onFound }: ScanCodeProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"asking" | "looking" | "other" | "refused">("asking");
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function begin() {
      const read = await createPictureReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState("looking");
      const look = async () => {
        const text = await read(shown);
        if (isOver) return;
        const found = text === null ? null : readScanned(text);
        if (found) return tell(found);
        if (text !== null) setState("other");
        timer = setTimeout(() => void look(), PAUSE);
      };
      await look();
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => {
      stop();
      if (!isOver) setState("refused");
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (state === "refused")
    return (
      <p role="alert" className={styles.trouble}>
        <Trans>The camera cannot be used here. Allow it in the settings of your browser, or type the code.</Trans>
      </p>
    );
  return (
    <div className={styles.drawing}>
      {/* A live picture: nothing is said in it. */}
      <video ref={video} className={styles.video} muted playsInline aria-label={t`What the camera sees`} />
      <p role="status" className={styles.quiet}>
        {state === "other" ? (
          <Trans>This is not the code of a date. Show the camera the code of the trainer.</Trans>
        ) : (
          <Trans>Hold the camera before the code that the trainer shows.</Trans>
        )}
      </p>
    </div>
  );
}
