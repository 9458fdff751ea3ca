// Knows the buttons for outline and settings where these do not fit beside the slide, and for trying the page: in
// words, on a phone by icon.
import { Button, IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListTree, Settings2 } from "lucide-react";
import { TryButton, type TryButtonProps } from "../trial/try-button.tsx";
import * as header from "./common/studio-header.css.ts";
import * as styles from "./common/studio-page.css.ts";

export interface DrawerButtonsProps {
  readonly trial: TryButtonProps["trial"];
  /** True where the player has replaced the settings. */
  readonly isCrowded: boolean;
  readonly onOpen: (drawer: "outline" | "inspector") => void;
}

export function DrawerButtons({ trial, isCrowded, onOpen }: DrawerButtonsProps) {
  const { t } = useLingui();
  const outline = { icon: <ListTree size={16} aria-hidden />, onClick: () => onOpen("outline") };
  const settings = { icon: <Settings2 size={16} aria-hidden />, onClick: () => onOpen("inspector") };
  return (
    <div className={styles.drawers}>
      <span className={header.wide}>
        <span className={styles.fitting}>
          <Button size="small" {...outline}>
            <Trans>Outline</Trans>
          </Button>
        </span>
        <span className={isCrowded ? styles.fittingFour : styles.fitting}>
          <Button size="small" {...settings}>
            <Trans>Settings</Trans>
          </Button>
        </span>
        <TryButton trial={trial} />
      </span>
      <span className={header.narrow}>
        <IconButton size="small" variant="secondary" label={t`Outline`} {...outline} />
        <IconButton size="small" variant="secondary" label={t`Settings`} {...settings} />
        <TryButton trial={trial} isSmall />
      </span>
    </div>
  );
}
