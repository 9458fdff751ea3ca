// Knows what stands around an open conversation: what it is about, and what can be done with it.
import { type ReactNode, useEffect, useRef } from "react";
import type { TalkWhole } from "./conversation-shapes.ts";
import * as styles from "./conversations.css.ts";

export interface ConversationCardProps {
  readonly conversation: TalkWhole;
  /** Who asked, and a link to the page. */
  readonly context: ReactNode;
  /** Close, take care of. */
  readonly tools?: ReactNode;
  /** The `ConversationTalk`. */
  readonly children: ReactNode;
}

export function ConversationCard({ conversation, context, tools, children }: ConversationCardProps) {
  const { slug, place, product } = conversation;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  // The focus moves to the title when another one opens, so that it is also heard.
  useEffect(() => {
    if (shown.current === slug) return;
    shown.current = slug;
    title.current?.focus();
  }, [slug]);
  return (
    <section className={styles.card} aria-label={place?.name || product.name}>
      <header className={styles.talk}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {place?.name || product.name}
        </h2>
        <div className={styles.line}>{context}</div>
        {tools && <div className={styles.line}>{tools}</div>}
      </header>
      {children}
    </section>
  );
}
