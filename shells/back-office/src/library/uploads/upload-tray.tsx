// Knows how uploads are shown on every page of the office: in a corner, folded to one line or with each file. Once all
// have succeeded it disappears by itself, since it covers the foot of a page.
import { connectFileUploads } from "@academiz/application/file-uploads";
import { Button, IconButton, ProgressBar } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useState } from "react";
import { GoingAway } from "./going-away.tsx";
import { UploadList } from "./upload-list.tsx";
import * as styles from "./uploads.css.ts";
import type { Uploads } from "./uploads-context.ts";

export function UploadTray({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useLingui();
  const snapshot = useSelector(uploads, (now) => now);
  const [isFolded, setFolded] = useState(false);
  const { items, isRunning, isUnfinished, doneCount, failedCount, hasAllArrived, share } = connectFileUploads(snapshot);
  if (items.length === 0) return null;
  const count = items.filter(({ phase }) => phase !== "cancelled").length;
  return (
    <GoingAway
      label={t`Files on their way to the library`}
      className={styles.tray}
      isOver={hasAllArrived}
      onEnd={() => uploads.send({ type: "ended.dismissed" })}
    >
      <header className={styles.head}>
        <p role="status" className={styles.summary}>
          {isRunning ? (
            <Trans>
              Sending: {doneCount} of {count}
            </Trans>
          ) : (
            <Plural value={doneCount} _0="No file was added" one="# file was added" other="# files were added" />
          )}
          {failedCount > 0 && (
            <>
              {" – "}
              <Plural value={failedCount} one="# failed" other="# failed" />
            </>
          )}
        </p>
        <IconButton
          size="small"
          variant="quiet"
          label={isFolded ? t`Show the files that are sent` : t`Fold the files that are sent`}
          aria-expanded={!isFolded}
          icon={isFolded ? <ChevronUp size={20} aria-hidden /> : <ChevronDown size={20} aria-hidden />}
          onClick={() => setFolded(!isFolded)}
        />
        {!isRunning && (
          <IconButton
            size="small"
            variant="quiet"
            label={t`Close`}
            icon={<X size={20} aria-hidden />}
            onClick={() => uploads.send({ type: "ended.dismissed" })}
          />
        )}
      </header>
      {isUnfinished && <ProgressBar quiet label={t`All files`} value={share} />}
      {!isFolded && (
        <div className={styles.files}>
          <UploadList items={items} uploads={uploads} />
        </div>
      )}
      {!isFolded && isUnfinished && count > 1 && (
        <Button size="small" variant="quiet" onClick={() => uploads.send({ type: "all.cancelled" })}>
          <Trans>Cancel all</Trans>
        </Button>
      )}
    </GoingAway>
  );
}
