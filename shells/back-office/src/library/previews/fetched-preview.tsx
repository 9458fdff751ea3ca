// Knows what stands in the place of a text while it is fetched, and where it does not come.
import type { TextFile } from "@academiz/application/ports";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "./previews.css.ts";
import { useText } from "./use-text.ts";

export interface FetchedPreviewProps {
  readonly url: string;
  /** Bytes of its beginning. */
  readonly most: number;
  readonly children: (file: TextFile) => ReactNode;
}

export function FetchedPreview({ url, most, children }: FetchedPreviewProps) {
  const { file, trouble, retry } = useText(url, most);
  if (trouble)
    return (
      <ErrorState title={<Trans>The preview could not be loaded</Trans>} requestId={trouble.requestId} onRetry={retry}>
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (!file)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (file.text.trim() === "")
    return (
      <p className={styles.note}>
        <Trans>Nothing is written in this file.</Trans>
      </p>
    );
  return (
    <>
      {children(file)}
      {file.isCut && (
        <p className={styles.note}>
          <Trans>This is its beginning. Download it to read the rest.</Trans>
        </p>
      )}
    </>
  );
}
