// Knows how the content of an attachment is presented: seen, heard, opened in another tab, or downloaded.
import type { AttachedItem } from "@academiz/domain/products";
import { Button, formatSize, late, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, ExternalLink, FileX, Globe } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./attachment.css.ts";
import { MediaView } from "./media-view.tsx";

const Coming = () => (
  <SkeletonGroup>
    <Skeleton shape="block" />
  </SkeletonGroup>
);
const PdfViewer = late(async () => (await import("@academiz/ui/pdf")).openPdfViewer(), {
  isRare: true,
  coming: Coming,
});

export interface ItemViewProps {
  readonly item: AttachedItem;
  readonly title: string;
  /** Called when its learner looks at it. */
  readonly onOpened: () => void;
}

export function ItemView({ item, title, onOpened }: ItemViewProps) {
  const { i18n } = useLingui();
  if (item.kind === "none" || item.kind === "gone")
    return (
      <p className={styles.missing} role="alert">
        <FileX size={24} aria-hidden />
        {item.kind === "gone" ? (
          <Trans>This file is not there any more. Tell whoever gave it to you.</Trans>
        ) : (
          <Trans>There is nothing to open yet.</Trans>
        )}
      </p>
    );
  if (item.kind === "address")
    return (
      <Door note={readHost(item.url)} icon={<Globe size={32} aria-hidden />}>
        <OpenInTab url={item.url} onOpened={onOpened}>
          <Trans>Open the page</Trans>
        </OpenInTab>
      </Door>
    );
  const { file, showing, alternatives } = item;
  const note = `${file.name} · ${formatSize(i18n, file.size)}`;
  if (showing === "download")
    return (
      <Door note={note} icon={<Download size={32} aria-hidden />}>
        <Button
          variant="primary"
          size="large"
          icon={<Download size={20} aria-hidden />}
          render={<a href={file.url} download={file.name} onClick={onOpened} />}
        >
          <Trans>Download the file</Trans>
        </Button>
      </Door>
    );
  if (showing === "pdf")
    return <PdfViewer key={file.url} name={file.name} url={file.url} isWhole onOpened={onOpened} />;
  if (showing === "tab")
    return (
      <Door note={note} icon={<ExternalLink size={32} aria-hidden />}>
        <OpenInTab url={file.url} onOpened={onOpened}>
          <Trans>Open the document</Trans>
        </OpenInTab>
      </Door>
    );
  return <MediaView key={file.url} {...{ file, showing, alternatives, title, onOpened }} />;
}

function Door({
  note,
  icon,
  children,
}: {
  readonly note: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.door}>
      <span className={styles.sign}>{icon}</span>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}

interface OpenInTabProps {
  readonly url: string;
  readonly onOpened: () => void;
  readonly children: ReactNode;
}

function OpenInTab({ url, onOpened, children }: OpenInTabProps) {
  return (
    <>
      <Button
        variant="primary"
        size="large"
        icon={<ExternalLink size={20} aria-hidden />}
        render={
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onOpened}
            // The middle button opens it in a tab of its own; the right one opens a menu.
            onAuxClick={({ button }) => button === 1 && onOpened()}
          />
        }
      >
        {children}
      </Button>
      <p className={styles.note}>
        <Trans>It opens in a new tab.</Trans>
      </p>
    </>
  );
}

const readHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
