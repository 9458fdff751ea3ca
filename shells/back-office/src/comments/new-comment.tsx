// Knows how a comment on a part of the course is begun.
import type { ThreadsWriting } from "@academiz/application/threads";
import type { ThreadPlace } from "@academiz/domain/threads";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./comments.css.ts";
import { MessageForm } from "./message-form.tsx";
import { type Drafts, nameReply } from "./use-drafts.ts";

export interface NewCommentProps {
  readonly place: ThreadPlace | null;
  /** The words for the product as a whole. */
  readonly whole: string;
  readonly writing: ThreadsWriting;
  readonly drafts: Drafts;
  readonly isReader: boolean;
  readonly onCancel: () => void;
}

export function NewComment({ place, whole, writing, drafts, isReader, onCancel }: NewCommentProps) {
  const { t } = useLingui();
  const draft = drafts.of(`new:${place?.slug ?? ""}`);
  return (
    <div className={styles.panel}>
      <h2 className={styles.name}>{place === null ? whole : place.name}</h2>
      {isReader ? (
        <p className={styles.note}>
          <Trans>You stand in for somebody: you can read the comments, but not write in their name.</Trans>
        </p>
      ) : (
        <MessageForm
          label={t`Your comment`}
          verb={<Trans>Comment</Trans>}
          text={draft.text ?? ""}
          onText={draft.put}
          submit={async (text) => {
            const answer = await writing.begin(place, text);
            // The form is gone by now: the thread is shown, and what was typed meanwhile becomes a reply to it.
            if (answer.ok) draft.take(text, nameReply(answer.value.slug));
            return answer;
          }}
          onCancel={onCancel}
          isFocused
        />
      )}
    </div>
  );
}
