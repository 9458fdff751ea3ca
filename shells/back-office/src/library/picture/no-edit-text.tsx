// Knows the words that say that a picture cannot be edited.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import type { LoadedPicture } from "./load-picture.ts";
import * as styles from "./picture.css.ts";

type Refusal = Extract<LoadedPicture, { refusal: string }>["refusal"];

export function NoEditText({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  return (
    <div role="status" className={styles.part}>
      <p>
        {refusal === "drawing" ? (
          <Trans>
            This is a drawing (SVG): it is made of lines and not of pixels, and is sharp at every size. Edit it with the
            program that drew it, then replace the file.
          </Trans>
        ) : refusal === "animation" ? (
          <Trans>This picture moves: edited here, only its first image would be left. It stays as it is.</Trans>
        ) : refusal === "unreadable" ? (
          <Trans>Your browser cannot read this picture. It may be broken.</Trans>
        ) : (
          <Trans>The picture did not arrive. Check your connection, then try again.</Trans>
        )}
      </p>
      {refusal === "unreachable" && (
        <div>
          <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
