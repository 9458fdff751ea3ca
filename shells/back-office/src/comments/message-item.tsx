// Knows how one message is read, and how its author changes or deletes it.
import type { ThreadMessage } from "@academiz/application/ports";
import type { ThreadsWriting } from "@academiz/application/threads";
import { cleanMessage } from "@academiz/domain/threads";
import { Button, StatusChip, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { AuthorName } from "./author-name.tsx";
import * as styles from "./comments.css.ts";
import { MessageForm } from "./message-form.tsx";
import type { Drafts } from "./use-drafts.ts";

export interface MessageItemProps {
  readonly thread: string;
  readonly message: ThreadMessage;
  /** True for a message of somebody else that was not seen before. */
  readonly isNew: boolean;
  readonly isReader: boolean;
  readonly writing: ThreadsWriting;
  readonly drafts: Drafts;
  readonly onRemove: () => void;
}

export function MessageItem({ thread, message, isNew, isReader, writing, drafts, onRemove }: MessageItemProps) {
  const { t } = useLingui();
  const { number, author, text, writtenAt, editedAt } = message;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const draft = drafts.of(`edit:${thread}:${number}`);
  const typed = useRef(text);
  typed.current = draft.text ?? text;
  // Text that was typed during a save is saved by a new form.
  const [saved, setSaved] = useState(0);
  const stop = () => {
    draft.put(null);
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <li className={styles.message}>
      <div className={styles.head}>
        <span className={styles.who}>
          <AuthorName author={author} />
        </span>
        <span className={styles.when}>
          <When at={writtenAt} />
          {editedAt !== null && (
            <>
              {" · "}
              <Trans>changed</Trans>
            </>
          )}
        </span>
        {isNew && (
          <StatusChip tone="primary">
            <Trans>New</Trans>
          </StatusChip>
        )}
      </div>
      {isEditing ? (
        <MessageForm
          key={saved}
          label={t`Your comment`}
          verb={<Trans>Save</Trans>}
          text={typed.current}
          onText={draft.put}
          submit={async (sent) => {
            const answer = await writing.edit(thread, number, sent);
            if (!answer.ok) return answer;
            if (cleanMessage(typed.current) === sent) stop();
            else setSaved((count) => count + 1);
            return answer;
          }}
          onCancel={stop}
          isFocused
        />
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          {author.isYou && !isReader && (
            <div className={styles.actions}>
              <Button
                ref={edit}
                size="small"
                variant="quiet"
                icon={<Pencil size={16} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                <Trans>Edit</Trans>
              </Button>
              <Button size="small" variant="quiet" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
                <Trans>Delete</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
}
