// Knows the page of messages: a learner's questions to experts, and, for experts, what waits for their answer.
import { connectConversations, conversationsMachine } from "@academiz/application/conversations";
import type { AnswerTemplateGateway, ConversationGateway } from "@academiz/application/ports";
import { Badge, ConversationsView, Tabs, useSeen } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { use, useEffect } from "react";
import { SaidNewsContext } from "../notifications/announcements.ts";
import { AnswerTools } from "./answer-tools.tsx";
import { LeaveTyped } from "./leave-typed.tsx";
import * as styles from "./messages.css.ts";
import type { MessagesSearch } from "./messages-search.ts";

export interface MessagesPageProps {
  readonly gateway: ConversationGateway;
  readonly templates: AnswerTemplateGateway;
  readonly isReader: boolean;
  readonly search: MessagesSearch;
  /** `replace`: in the place of the entry of the history that is shown. */
  readonly onSearch: (search: MessagesSearch, how?: { readonly replace: boolean }) => void;
}

export function MessagesPage({ gateway, templates, isReader, search, onSearch }: MessagesPageProps) {
  const { t } = useLingui();
  const as = search.as ?? "asker";
  const criteria = { as, state: search.state ?? "all", page: search.page ?? 1 } as const;
  const shown = search.thread ?? null;
  const [snapshot, send] = useMachine(conversationsMachine, { input: { gateway, criteria, shown, isReader } });
  const view = connectConversations(snapshot);
  const news = use(SaidNewsContext);
  useEffect(() => {
    if (news) send({ type: "conversation.changed", slug: news.slug });
  }, [news, send]);
  useEffect(() => {
    send(shown === null ? { type: "conversation.left" } : { type: "conversation.opened", slug: shown });
  }, [shown, send]);
  const { state, page } = criteria;
  useEffect(() => send({ type: "criteria.changed", criteria: { as, state, page } }), [as, state, page, send]);
  useSeen(send);
  // Who asked nothing and answers others comes for those.
  const isForExpert =
    search.as === undefined && shown === null && state === "all" && view.phase === "ready" && view.mayAnswer;
  const isDesk = isForExpert && view.rows.length === 0;
  useEffect(() => {
    if (isDesk) onSearch({ as: "expert" }, { replace: true });
  }, [isDesk, onSearch]);
  const change = (next: Partial<Record<keyof MessagesSearch, unknown>>) =>
    onSearch(Object.fromEntries(Object.entries({ ...search, ...next }).filter(([, value]) => value !== undefined)));
  const list = (
    <ConversationsView
      view={view}
      shown={shown}
      isReader={isReader}
      onState={(next) => change({ state: next === "all" ? undefined : next, page: undefined })}
      onPage={(next) => change({ page: next > 1 ? next : undefined })}
      onOpen={(slug) => change({ thread: slug })}
      onBack={() => change({ thread: undefined })}
      onRetry={() => send({ type: "retry.asked" })}
      onText={(text) => send({ type: "text.typed", text })}
      onSend={() => send({ type: "text.sent" })}
      answerTools={
        view.mayAnswer &&
        !isReader && (
          <AnswerTools gateway={templates} text={view.text} onText={(text) => send({ type: "text.typed", text })} />
        )
      }
      onFile={send}
      readFile={gateway.readFile}
      onSettle={(how) => send({ type: "conversation.settled", how })}
    />
  );
  return (
    <div className={styles.page}>
      <title>{t`Messages`}</title>
      <LeaveTyped isTyped={view.isTyped} />
      <h1 className={styles.title}>
        <Trans>Messages</Trans>
      </h1>
      {view.mayAnswer || as === "expert" ? (
        <Tabs<"asker" | "expert">
          label={t`Messages`}
          items={[
            { id: "asker", label: <Trans>My questions</Trans>, badge: as === "asker" && count(view.unread) },
            { id: "expert", label: <Trans>To answer</Trans>, badge: as === "expert" && count(view.unread) },
          ]}
          selected={as}
          onSelect={(next) => onSearch({ as: next })}
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
    </div>
  );
}

const count = (unread: number) => unread > 0 && <Badge tone="primary">{unread}</Badge>;
