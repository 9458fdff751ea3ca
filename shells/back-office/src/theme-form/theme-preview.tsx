// Knows how a look is previewed before it is saved: the pages of learners, light and dark.
import { Tabs } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as styles from "./preview.css.ts";
import { type PreviewedClient, PreviewFront } from "./preview-front.tsx";
import { PreviewMail } from "./preview-mail.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { PreviewPlayer } from "./preview-player.tsx";

export interface ThemePreviewProps {
  /** Unparsed, as `readBrand` reads it. */
  readonly theme: unknown;
  readonly client: PreviewedClient;
}
type View = "front" | "player" | "mail";

export function ThemePreview({ theme, client }: ThemePreviewProps) {
  const { t } = useLingui();
  const [view, setView] = useState<View>("front");
  const drawn = view === "front" ? <PreviewFront {...client} /> : <PreviewPlayer />;
  return (
    <Tabs<View>
      label={t`Preview`}
      items={[
        { id: "front", label: <Trans>Front office</Trans> },
        { id: "player", label: <Trans>Player</Trans> },
        { id: "mail", label: <Trans>Mail</Trans> },
      ]}
      selected={view}
      onSelect={setView}
    >
      <div className={styles.previews}>
        {view === "mail" ? (
          <PreviewPart theme={theme} scheme="light" label={t`Mail, as programs for mail show it`}>
            <PreviewMail name={client.name} theme={theme} />
          </PreviewPart>
        ) : (
          <>
            <PreviewPart theme={theme} scheme="light" label={t`In the light`}>
              {drawn}
            </PreviewPart>
            <PreviewPart theme={theme} scheme="dark" label={t`In the dark`}>
              {drawn}
            </PreviewPart>
          </>
        )}
      </div>
    </Tabs>
  );
}
