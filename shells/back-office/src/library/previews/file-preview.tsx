// Knows how one file of each kind is previewed; what no browser shows is described, and downloaded.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentKind } from "@academiz/domain/documents";
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { lateOffice } from "../../words/late-office.ts";
import { DescribedFile } from "./described-file.tsx";
import * as styles from "./previews.css.ts";
import type { TextPreviewProps } from "./text-preview.tsx";

const Coming = () => (
  <SkeletonGroup>
    <Skeleton shape="block" />
  </SkeletonGroup>
);
const LATE = { isRare: true, coming: Coming };
const PdfPreview = lateOffice(async () => (await import("@academiz/ui/pdf")).openPdfViewer(), LATE);
const LATE_PREVIEWS: Readonly<Partial<Record<DocumentKind, ComponentType<TextPreviewProps>>>> = {
  pdf: PdfPreview,
  text: lateOffice<TextPreviewProps>(async () => (await import("./text-preview.tsx")).TextPreview, LATE),
  subtitle: lateOffice<TextPreviewProps>(async () => (await import("./captions-preview.tsx")).CaptionsPreview, LATE),
  animation: lateOffice<TextPreviewProps>(async () => (await import("./animation-preview.tsx")).AnimationPreview, LATE),
  font: lateOffice<TextPreviewProps>(async () => (await import("./font-preview.tsx")).FontPreview, LATE),
};

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
  const Late = LATE_PREVIEWS[kind];
  return Late ? <Late key={url} name={name} url={url} /> : <DescribedFile file={file} />;
}
