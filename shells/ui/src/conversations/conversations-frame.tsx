// Knows how the list and the open conversation stand side by side, and one at a time where there is little room.
import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./conversations.css.ts";

export interface ConversationsFrameProps {
  readonly list: ReactNode;
  /** Null while none is open. */
  readonly talk: ReactNode;
  readonly onBack: () => void;
}

export function ConversationsFrame({ list, talk, onBack }: ConversationsFrameProps) {
  const isRead = talk !== null;
  return (
    <div className={styles.frame}>
      <div className={styles.part} data-behind={isRead}>
        {list}
      </div>
      {isRead && (
        <div className={styles.part}>
          <div className={styles.back}>
            <Button variant="quiet" icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
              <Trans>All messages</Trans>
            </Button>
          </div>
          {talk}
        </div>
      )}
    </div>
  );
}
