// Knows how sound is switched off, and on again, by one press.
import { Button, chooseSound, useSoundChoice } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Volume1, VolumeOff } from "lucide-react";
import * as bar from "../frame/player-frame.css.ts";

export function SoundButton() {
  const isOn = useSoundChoice();
  return (
    <Button
      variant="quiet"
      icon={isOn ? <Volume1 size={20} aria-hidden /> : <VolumeOff size={20} aria-hidden />}
      onClick={() => chooseSound(!isOn)}
    >
      <span className={bar.leaveWord}>
        {isOn ? <Trans>Switch the sound off</Trans> : <Trans>Switch the sound on</Trans>}
      </span>
    </Button>
  );
}
