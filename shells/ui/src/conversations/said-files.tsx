// Knows how the files of a message are shown: pictures in their place, anything else as a download.
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { useTaking } from "../taking/use-taking.ts";
import type { SaidFile, TalkFiling } from "./conversation-shapes.ts";
import * as styles from "./conversations.css.ts";

interface SaidFilesProps extends Pick<TalkFiling, "readFile"> {
  /** Slug of the conversation. */
  readonly slug: string;
  readonly files: readonly SaidFile[];
}

export function SaidFiles({ slug, files, readFile }: SaidFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.slug}>
          {file.type.startsWith("image/") ? (
            <SaidPicture slug={slug} file={file} readFile={readFile} />
          ) : (
            <TakenFile slug={slug} file={file} readFile={readFile} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SaidFileProps extends Pick<SaidFilesProps, "slug" | "readFile"> {
  readonly file: SaidFile;
}

function SaidPicture({ slug, file, readFile }: SaidFileProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void readFile(slug, file.slug).then((read) => {
      if (isGone) return;
      if (!read.ok) return setMissing(true);
      made = URL.createObjectURL(new Blob([new Uint8Array(read.value)], { type: file.type }));
      setUrl(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [slug, file.slug, file.type, readFile]);
  return (
    <figure className={styles.figure}>
      {url ? (
        <img src={url} alt={file.alternative || file.name} className={styles.picture} />
      ) : (
        <span className={styles.placeholder} aria-hidden />
      )}
      {isMissing && (
        <span className={styles.when}>
          <Trans>The picture could not be loaded.</Trans>
        </span>
      )}
      <TakenFile slug={slug} file={file} readFile={readFile} />
    </figure>
  );
}

function TakenFile({ slug, file: { slug: fileSlug, name, type, size }, readFile }: SaidFileProps) {
  const { t, i18n } = useLingui();
  const { state, trouble, start } = useTaking(type, async () => {
    const read = await readFile(slug, fileSlug);
    return read.ok ? { ok: true, value: { name, bytes: read.value } } : read;
  });
  const kilobytes = i18n.number(Math.max(1, Math.round(size / 1_024)));
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden />}
        loading={state === "waiting"}
        aria-label={t`Download ${name}`}
        onClick={start}
      >
        <span className={styles.fileName}>
          {name} ({t`${kilobytes} kB`})
        </span>
      </Button>
      {trouble && (
        <span role="alert" className={styles.when}>
          <Trans>It could not be loaded. Try again in a moment.</Trans>
        </span>
      )}
    </>
  );
}
