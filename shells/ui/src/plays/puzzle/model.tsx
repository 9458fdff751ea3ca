// Knows how the learner shows and hides the whole picture.
import type { GamePicture as Picture } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../button/button.tsx";
import { GamePicture } from "../common/board/game-picture.tsx";
import * as styles from "./puzzle.css.ts";

export function Model({ picture }: { readonly picture: Picture }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.model}>
      <Button
        icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <Trans>Hide the model</Trans> : <Trans>Show the model</Trans>}
      </Button>
      {isShown && <GamePicture picture={picture} className={styles.modelPicture} />}
    </div>
  );
}
