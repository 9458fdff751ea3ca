// Knows the page of an attachment: a slim bar, what it is about, then its file or address.
import {
  type AttachmentPlayerInput,
  attachmentPlayerMachine,
  connectAttachmentPlayer,
} from "@academiz/application/attachment-player";
import type { Trouble } from "@academiz/application/ports";
import { Button, ErrorState, StatusChip, useBrand, useOwnTexts } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { CircleCheck, LogOut } from "lucide-react";

import { DemoFlag } from "../frame/demo-flag.tsx";
import { LoadingPage } from "../frame/loading-page.tsx";
import { SavedState } from "../frame/notices/saved-state.tsx";
import { SavingNotices } from "../frame/notices/saving-notices.tsx";
import * as bar from "../frame/player-frame.css.ts";
import { usePageFacts } from "../frame/use-page-facts.ts";
import { usePageWords } from "../frame/use-page-words.ts";
import * as styles from "./attachment.css.ts";
import { ItemView } from "./item-view.tsx";

export interface AttachmentPageProps {
  readonly input: AttachmentPlayerInput;
  readonly onLeave: (returnUrl: string | null) => void;
}

export function AttachmentPage({ input, onLeave }: AttachmentPageProps) {
  const [snapshot, send] = useMachine(attachmentPlayerMachine, { input });
  const { phase, trouble, attachment, isDone, saving, savedAt } = connectAttachmentPlayer(snapshot);
  usePageFacts(send);
  useBrand(attachment?.theme);
  useOwnTexts(attachment?.ownTexts);
  const isSpoken = usePageWords(attachment?.title, attachment?.language);
  const retry = () => send({ type: "retry.asked" });
  if (phase === "failed") return <Failed trouble={trouble} onRetry={retry} onLeave={() => onLeave(null)} />;
  if (!attachment || !isSpoken) return <LoadingPage />;
  return (
    <div className={styles.frame}>
      <header className={bar.top}>
        <p className={styles.name}>{attachment.title}</p>
        {attachment.isDemo && <DemoFlag />}
        {(isDone || saving === "off") && <SavedState saving={saving} savedAt={savedAt} onRetry={retry} />}
        <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={() => onLeave(attachment.returnUrl)}>
          <span className={bar.leaveWord}>
            <Trans>Leave</Trans>
          </span>
        </Button>
      </header>
      <main className={styles.main}>
        <SavingNotices isOutdated={false} isOffline={false} isUnsafe={saving === "unkept"} />
        <div className={styles.head}>
          <h1 className={styles.title}>{attachment.title}</h1>
          <span role="status">
            {isDone && (
              <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
                <Trans>Opened: it is done</Trans>
              </StatusChip>
            )}
          </span>
        </div>
        {attachment.description !== "" && <p className={styles.description}>{attachment.description}</p>}
        <ItemView
          item={attachment.item}
          title={attachment.title}
          onOpened={() => send({ type: "attachment.opened" })}
        />
      </main>
    </div>
  );
}

interface FailedProps {
  readonly trouble: Trouble | null;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

function Failed({ trouble, onRetry, onLeave }: FailedProps) {
  return (
    <main>
      <ErrorState
        level={1}
        title={<Trans>The attachment could not be opened</Trans>}
        onRetry={onRetry}
        requestId={trouble?.requestId}
        action={
          <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        }
      >
        {trouble?.kind === "offline" ? (
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        ) : trouble?.kind === "not-found" ? (
          <Trans>This is not open, or not any more: it may have been withdrawn, or the link is not complete.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Your progress is safe.</Trans>
        )}
      </ErrorState>
    </main>
  );
}
