// Knows how uploads are listed: each with its progress, the reason of a failure, and what can be done.
import type { UploadView } from "@academiz/application/file-uploads";
import { IconButton, ProgressBar } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Pause, Play, RotateCw, X } from "lucide-react";
import { useBytes } from "../../office/use-bytes.ts";
import { UploadFailureText } from "./upload-words.tsx";
import * as styles from "./uploads.css.ts";
import type { Uploads } from "./uploads-context.ts";

export interface UploadListProps {
  readonly items: readonly UploadView[];
  readonly uploads: Uploads;
}

export function UploadList({ items, uploads }: UploadListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Files that are sent`} className={styles.list}>
      {items.map((upload) => (
        <li key={upload.id} className={styles.item}>
          <span className={styles.name}>{upload.name}</span>
          <span className={styles.buttons}>
            {upload.mayRetry && (
              <IconButton
                size="small"
                variant="quiet"
                label={t`Send ${upload.name} again`}
                icon={<RotateCw size={16} aria-hidden />}
                onClick={() => uploads.send({ type: "upload.retried", id: upload.id })}
              />
            )}
            {(upload.mayPause || upload.phase === "paused") && (
              // One button for both, so that the focus stays.
              <IconButton
                size="small"
                variant="quiet"
                label={upload.mayPause ? t`Pause ${upload.name}` : t`Go on with ${upload.name}`}
                icon={upload.mayPause ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
                onClick={() =>
                  uploads.send({ type: upload.mayPause ? "upload.paused" : "upload.resumed", id: upload.id })
                }
              />
            )}
            {upload.mayCancel && (
              <IconButton
                size="small"
                variant="quiet"
                label={t`Cancel ${upload.name}`}
                icon={<X size={16} aria-hidden />}
                onClick={() => uploads.send({ type: "upload.cancelled", id: upload.id })}
              />
            )}
          </span>
          <Standing upload={upload} />
        </li>
      ))}
    </ul>
  );
}

function Standing({ upload }: { readonly upload: UploadView }) {
  const { t } = useLingui();
  const bytes = useBytes();
  const { phase, name, size, share } = upload;
  const [done, total] = [bytes(Math.round(share * size)), bytes(size)];
  switch (phase) {
    case "done":
      return (
        <span className={styles.done}>
          <CircleCheck size={16} aria-hidden className={styles.sign} />
          <Trans>In the library</Trans>
        </span>
      );
    case "failed":
      return (
        <span className={styles.failed}>
          <CircleAlert size={16} aria-hidden className={styles.sign} />
          <span>
            <UploadFailureText upload={upload} />
          </span>
        </span>
      );
    case "cancelled":
      return (
        <span className={styles.note}>
          <Trans>Cancelled: nothing of it was kept.</Trans>
        </span>
      );
    case "sending":
      return (
        <span className={styles.standing}>
          <ProgressBar quiet label={t`Sending ${name}`} value={share} text={t`${done} of ${total}`} />
          <span className={styles.note}>{t`${done} of ${total}`}</span>
        </span>
      );
    case "paused":
      return (
        <span className={styles.standing}>
          <ProgressBar quiet label={t`Sending ${name}`} value={share} text={t`${done} of ${total}`} />
          <span className={styles.note}>
            <Trans>
              Paused at {done} of {total}: what has arrived waits for a day.
            </Trans>
          </span>
        </span>
      );
    case "reading":
      return (
        <span className={styles.standing}>
          <ProgressBar quiet label={t`${name} is being looked through`} value={null} />
          <span className={styles.note}>
            <Trans>It has arrived and is being looked through.</Trans>
          </span>
        </span>
      );
    default:
      return (
        <span className={styles.note}>
          <Trans>Waits for its turn.</Trans>
        </span>
      );
  }
}
