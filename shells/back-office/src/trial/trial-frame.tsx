// Knows the frame that plays a draft: the player's own page, which gets the draft after each change.
import {
  TRIAL_GREETING,
  type TrialOrder,
  type TrialWord,
  type TriedDraft,
  trialWordSchema,
} from "@academiz/domain/products";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import * as styles from "./trial.css.ts";

const PLAYER = "/play/~trial/";
/** Milliseconds. */
const PAUSE = 150;

export interface TrialFrameProps {
  readonly draft: TriedDraft;
  readonly onWord: (word: TrialWord) => void;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

export function TrialFrame({ draft, onWord, frame }: TrialFrameProps) {
  const { t } = useLingui();
  const line = useRef<MessagePort | null>(null);
  const hear = useEffectEvent((data: unknown) => {
    const word = trialWordSchema.safeParse(data);
    if (word.success) onWord(word.data);
  });
  // The player shares the processor with the editor, so it follows once the author pauses.
  useEffect(() => {
    const pause = window.setTimeout(() => tell(line.current, draft), PAUSE);
    return () => window.clearTimeout(pause);
  }, [draft]);
  useEffect(() => () => line.current?.close(), []);
  return (
    <iframe
      ref={frame}
      title={t`The draft, as learners will see it`}
      src={PLAYER}
      className={styles.frame}
      allow="autoplay; fullscreen"
      onLoad={({ currentTarget: { contentWindow } }) => {
        const { port1, port2 } = new MessageChannel();
        line.current?.close();
        line.current = port1;
        port1.onmessage = ({ data }) => hear(data);
        contentWindow?.postMessage(TRIAL_GREETING, location.origin, [port2]);
        tell(port1, draft);
      }}
    />
  );
}

const tell = (line: MessagePort | null, draft: TriedDraft): void =>
  line?.postMessage({ type: "draft", draft } satisfies TrialOrder);
