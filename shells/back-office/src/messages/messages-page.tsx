// Knows the page on which experts, authors and administrators answer learners: what was asked, by whom, and where.
import { connectConversations, conversationsMachine } from "@academiz/application/conversations";
import type { Conversation } from "@academiz/application/ports";
import { Button, ConversationsView, PageHeader, Link as PageLink, useSeen } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { use, useEffect } from "react";
import { SaidNewsContext } from "../notifications/said-news.ts";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { AnswerTools } from "./answer-tools.tsx";
import * as styles from "./messages.css.ts";
import { type MessagesSearch, readMessagesSearch } from "./messages-search.ts";

export function MessagesPage() {
  const { t } = useLingui();
  const { office } = useOffice();
  const { user, mayAuthor, mayAdminister } = useSession();
  const isReader = user?.isImpersonated === true;
  const search = readMessagesSearch(useSearch({ from: "/gate/layout/messages" }));
  const navigate = useNavigate({ from: "/messages" });
  const { state = "all", page = 1, thread: shown = null } = search;
  const [snapshot, send] = useMachine(conversationsMachine, {
    input: { gateway: office.conversations, criteria: { as: "expert", state, page }, shown, isReader },
  });
  const view = connectConversations(snapshot);
  useSeen(send);
  const news = use(SaidNewsContext);
  useEffect(() => {
    if (news) send({ type: "conversation.changed", slug: news.slug });
  }, [news, send]);
  useEffect(() => {
    send(shown === null ? { type: "conversation.left" } : { type: "conversation.opened", slug: shown });
  }, [shown, send]);
  useEffect(() => send({ type: "criteria.changed", criteria: { as: "expert", state, page } }), [state, page, send]);
  const change = (next: { readonly [K in keyof MessagesSearch]?: MessagesSearch[K] | undefined }) =>
    void navigate({ search: { ...readMessagesSearch({ ...search, ...next }) } });
  return (
    <div className={styles.page}>
      <title>{t`Messages – Academiz`}</title>
      <LeaveDialog
        isUnsaved={view.isTyped}
        words={{
          title: <Trans>Leave without sending?</Trans>,
          text: <Trans>What you typed here will be lost.</Trans>,
          confirm: t`Leave without sending`,
        }}
      />
      <PageHeader
        title={<Trans>Messages</Trans>}
        description={<Trans>What learners ask about a page, and what you answer them.</Trans>}
      />
      <ConversationsView
        view={view}
        shown={shown}
        isReader={isReader}
        renderWay={(conversation) => mayAuthor && <WayToPage conversation={conversation} />}
        renderSetup={
          mayAdminister && !isReader
            ? (words) => (
                <Button variant="primary" render={<Link to="/organisation" search={{ tab: "experts" }} />}>
                  {words}
                </Button>
              )
            : undefined
        }
        onState={(next) => change({ state: next === "all" ? undefined : next, page: undefined })}
        onPage={(next) => change({ page: next })}
        onOpen={(slug) => change({ thread: slug })}
        onBack={() => change({ thread: undefined })}
        onRetry={() => send({ type: "retry.asked" })}
        onText={(text) => send({ type: "text.typed", text })}
        onSend={() => send({ type: "text.sent" })}
        answerTools={
          view.mayAnswer &&
          !isReader && (
            <AnswerTools
              gateway={office.answerTemplates}
              text={view.text}
              onText={(text) => send({ type: "text.typed", text })}
            />
          )
        }
        onFile={send}
        readFile={office.conversations.readFile}
        onSettle={(how) => send({ type: "conversation.settled", how })}
      />
    </div>
  );
}

/** Leads to the page of a course, or to any other product. */
function WayToPage({ conversation: { product, place } }: { readonly conversation: Conversation }) {
  const params = { slug: product.slug };
  if (product.type === "learniz") {
    return (
      <PageLink render={<Link to="/learniz/$slug" params={params} search={place ? { at: place.slug } : {}} />}>
        <Trans>Open the page</Trans>
      </PageLink>
    );
  }
  const to = ({ game: "/game/$slug", scorm: "/scorm/$slug" } as const)[product.type];
  return to ? (
    <PageLink render={<Link to={to} params={params} />}>
      <Trans>Open the product</Trans>
    </PageLink>
  ) : null;
}
