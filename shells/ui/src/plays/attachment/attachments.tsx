// Knows how files to read are offered: the name, size and language of each, and which were opened.
import type { DocumentFile } from "@academiz/domain/catalog";
import { type AttachedFile, type FilesView, readFileKey, readFileSlug } from "@academiz/domain/interactivities";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useContext } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import { LineIcon } from "../cards/icons.tsx";
import { SetFrame } from "../cards/set-frame.tsx";
import type { PartsViewProps } from "../common/parts-view.ts";
import { FilesContext } from "../text-box/picture.tsx";
import * as styles from "./attachments.css.ts";
import { formatSize } from "./format-size.ts";

export function Attachments({ view, resolve, onSeen }: PartsViewProps<FilesView>) {
  const { t } = useLingui();
  return (
    <SetFrame
      view={view}
      name={t`Files`}
      toDo={<Plural value={view.left} one="# file to open" other="# files to open" />}
    >
      <ul className={styles.list({ isVertical: view.isVertical })}>
        {view.files.map((file, index) => (
          <li key={index} className={styles.item}>
            <FileLink
              file={file}
              number={index + 1}
              address={file.src.trim() === "" ? null : resolve(file.src)}
              isSeen={view.seen.includes(readFileKey(file))}
              onOpen={() => onSeen(readFileKey(file))}
            />
          </li>
        ))}
      </ul>
    </SetFrame>
  );
}

interface FileLinkProps {
  readonly file: AttachedFile;
  readonly number: number;
  /** Null where its author chose none; empty where the library no longer has it. */
  readonly address: string | null;
  readonly isSeen: boolean;
  readonly onOpen: () => void;
}

/** Types that browsers show; other files are downloaded, so that no empty tab stays. */
const isShown = (type: string) => /^(image|audio|video)\/|^application\/pdf$|^text\/plain$/.test(type);

function FileLink({ file, number, address, isSeen, onOpen }: FileLinkProps) {
  const { t } = useLingui();
  const slug = readFileSlug(file.src);
  const known = useContext(FilesContext).find((one) => one.slug === slug);
  const name = file.name.trim() || known?.name || t`File ${number}`;
  const note = useFileNote(file, known);
  const isDownload = known !== undefined && !isShown(known.type);
  const content: ReactNode = (
    <>
      <LineIcon name={slug === null ? "link" : "file"} />
      <span className={styles.words}>
        <span className={styles.name} lang={file.language || undefined}>
          {name}
        </span>
        <span className={styles.note}>
          {address ? note : <Trans>This file is not there any more.</Trans>}
          {address && !isDownload && (
            <VisuallyHidden>
              <Trans>Opens in a new tab</Trans>
            </VisuallyHidden>
          )}
        </span>
      </span>
      {isSeen && (
        <span className={styles.seen}>
          <LineIcon name="done" />
          <VisuallyHidden>{t`Seen`}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (address === null) return <div className={styles.file}>{content}</div>;
  // A file that the library no longer has holds up nobody: looking for it is enough.
  if (address === "")
    return (
      <button type="button" className={styles.file} onClick={onOpen}>
        {content}
      </button>
    );
  return (
    <a
      href={address}
      {...(isDownload ? { download: known?.name ?? "" } : { target: "_blank", rel: "noopener noreferrer" })}
      hrefLang={file.language || undefined}
      className={styles.file}
      onClick={onOpen}
      // The middle button opens it in a tab of its own; the right one opens a menu.
      onAuxClick={({ button }) => button === 1 && onOpen()}
    >
      {content}
    </a>
  );
}

/** Its kind, size and language, each where known; for a web address its host. */
function useFileNote(file: AttachedFile, known: DocumentFile | undefined): string {
  const { i18n } = useLingui();
  const kind = known ? readEnding(known.name) : readHost(file.src);
  const size = known && known.size > 0 ? formatSize(i18n, known.size) : "";
  return [kind, size, nameLanguage(file.language ?? "", i18n.locale)].filter(Boolean).join(" · ");
}

const readEnding = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? "";
const readHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : "");

/** An unknown language is shown as it was written. */
function nameLanguage(language: string, locale: string): string {
  if (language === "") return "";
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
