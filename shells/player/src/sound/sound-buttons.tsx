// Knows how music and sounds are each switched off, and on again, by one press.
import { Button, chooseSounds, useSoundChoice } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { HeadphoneOff, Headphones, Volume1, VolumeOff } from "lucide-react";
import * as bar from "../frame/player-frame.css.ts";

export interface SoundButtonsProps {
  /** A game without music, or without sounds, has no button for it. */
  readonly hasMusic: boolean;
  readonly hasEffects: boolean;
}

export function SoundButtons({ hasMusic, hasEffects }: SoundButtonsProps) {
  const heard = useSoundChoice();
  return (
    <>
      {hasMusic && (
        <Button
          variant="quiet"
          icon={heard.music ? <Headphones size={20} aria-hidden /> : <HeadphoneOff size={20} aria-hidden />}
          onClick={() => chooseSounds({ ...heard, music: !heard.music })}
        >
          <span className={bar.leaveWord}>
            {heard.music ? <Trans>Switch the music off</Trans> : <Trans>Switch the music on</Trans>}
          </span>
        </Button>
      )}
      {hasEffects && (
        <Button
          variant="quiet"
          icon={heard.effects ? <Volume1 size={20} aria-hidden /> : <VolumeOff size={20} aria-hidden />}
          onClick={() => chooseSounds({ ...heard, effects: !heard.effects })}
        >
          <span className={bar.leaveWord}>
            {heard.effects ? <Trans>Switch the sounds off</Trans> : <Trans>Switch the sounds on</Trans>}
          </span>
        </Button>
      )}
    </>
  );
}
