// Knows how conversations are listed: what each is about, with whom it is, its last message, and how many are unseen.
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, StatusChip } from "../badge/badge.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { When } from "../when/when.tsx";
import type { TalkRow } from "./conversation-shapes.ts";
import * as styles from "./conversations.css.ts";
import { TalkPartner } from "./talk-partner.tsx";
import { TalkPerson } from "./talk-person.tsx";

export interface ConversationRowsProps {
  readonly label: string;
  readonly rows: readonly TalkRow[];
  /** The slug of the one that is open. */
  readonly current: string | null;
  readonly onOpen: (slug: string) => void;
}

export function ConversationRows({ label, rows, current, onOpen }: ConversationRowsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={label} className={styles.rows}>
      {rows.map(({ slug, product, place, asker, assignee, closed, unread, answers, last }) => (
        <li key={slug}>
          <button
            type="button"
            data-conversation={slug}
            data-unread={unread > 0}
            aria-current={slug === current ? "true" : undefined}
            className={styles.row}
            onClick={() => onOpen(slug)}
          >
            <span className={styles.line}>
              <span className={styles.about}>{place?.name || product.name}</span>
              {unread > 0 && (
                <Badge tone="primary">
                  <span aria-hidden>{unread}</span>
                  <VisuallyHidden>{t`${plural(unread, { one: "# unread message", other: "# unread messages" })}`}</VisuallyHidden>
                </Badge>
              )}
              {closed && (
                <StatusChip>
                  <Trans>Conversation closed</Trans>
                </StatusChip>
              )}
            </span>
            {place?.name && <span className={styles.quiet}>{product.name}</span>}
            <span className={styles.quiet}>
              <TalkPartner asker={asker} assignee={assignee} answers={answers} />
            </span>
            <span className={styles.excerpt}>
              <TalkPerson person={last.author} />
              {" · "}
              {last.text}
            </span>
            <span className={styles.quiet}>
              <When at={last.writtenAt} />
              {answers && assignee && (
                <>
                  {" · "}
                  {assignee.isYou ? (
                    <Trans>You take care of it</Trans>
                  ) : (
                    <>
                      <Trans>Taken care of by</Trans> <TalkPerson person={assignee} />
                    </>
                  )}
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
