// Knows how an animation (Lottie) moves while its author looks at it: it stops when they say so, and with reduced
// motion it begins only then.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import lottie, { type AnimationItem } from "lottie-web/build/player/lottie_light";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as styles from "./previews.css.ts";
import type { TextPreviewProps } from "./text-preview.tsx";

export function AnimationPreview({ name, url }: TextPreviewProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<AnimationItem>(null);
  const [isPlaying, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const item = lottie.loadAnimation({ container, path: url, renderer: "svg", loop: true, autoplay: !isCalm });
    drawn.current = item;
    for (const failure of ["data_failed", "error"] as const) item.addEventListener(failure, () => setBroken(true));
    // Many animations begin empty: the middle shows what they are about.
    if (isCalm) item.addEventListener("DOMLoaded", () => item.goToAndStop(item.totalFrames / 2, true));
    return () => item.destroy();
  }, [url]);
  const toggle = () => {
    if (isPlaying) drawn.current?.pause();
    else drawn.current?.play();
    setPlaying(!isPlaying);
  };
  if (isBroken)
    return (
      <p role="status" className={styles.note}>
        <Trans>The animation did not arrive, or cannot be read. Download it to look at it elsewhere.</Trans>
      </p>
    );
  return (
    <>
      <div ref={box} role="img" aria-label={t`Preview of ${name}`} className={styles.moving} />
      <div>
        <Button
          size="small"
          icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          onClick={toggle}
        >
          {isPlaying ? <Trans>Stop the motion</Trans> : <Trans>Play the animation</Trans>}
        </Button>
      </div>
    </>
  );
}
