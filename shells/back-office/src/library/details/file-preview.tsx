// Knows how one file is previewed: a picture, a sound, a film, or a PDF; any other file is described and downloaded.
import type { LibraryFile } from "@academiz/application/ports";
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { lateOffice } from "../../words/late-office.ts";
import { Thumbnail } from "../common/thumbnail.tsx";
import * as styles from "./details.css.ts";

const Coming = () => (
  <SkeletonGroup>
    <Skeleton shape="block" />
  </SkeletonGroup>
);
const PdfPreview = lateOffice(async () => (await import("@academiz/ui/pdf")).openPdfViewer(), {
  isRare: true,
  coming: Coming,
});

export function FilePreview({ file }: { readonly file: LibraryFile }) {
  const { t } = useLingui();
  const { kind, name, url, width, height } = file;
  if (kind === "image")
    return (
      <img
        key={url}
        src={url}
        alt={t`Preview of ${name}`}
        className={styles.picture}
        {...(width && height ? { width, height } : {})}
      />
    );
  if (kind === "audio")
    return (
      // biome-ignore lint/a11y/useMediaCaption: what it says is written beside it
      <audio
        key={url}
        controls
        preload="metadata"
        src={url}
        aria-label={t`Preview of ${name}`}
        className={styles.sound}
      />
    );
  if (kind === "video")
    return (
      // biome-ignore lint/a11y/useMediaCaption: its author looks at it
      <video
        key={url}
        controls
        playsInline
        preload="metadata"
        src={url}
        aria-label={t`Preview of ${name}`}
        className={styles.film}
      />
    );
  if (kind === "pdf") return <PdfPreview key={url} name={name} url={url} />;
  return <Thumbnail file={file} />;
}
