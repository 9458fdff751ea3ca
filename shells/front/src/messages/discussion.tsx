// Knows the discussion of a product on its page: its learner's questions to the experts, and how to ask another.
import {
  type ConversationsEvent,
  type ConversationsView,
  connectConversations,
  conversationsMachine,
} from "@academiz/application/conversations";
import type { AskingGateway } from "@academiz/application/ports";
import {
  Button,
  Card,
  ConversationRows,
  ConversationTalk,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  TalkTroubleText,
  useIsOffline,
  useSeen,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { ArrowLeft, MessageCircleQuestionMark } from "lucide-react";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { SaidNewsContext } from "../notifications/announcements.ts";
import { LeaveTyped } from "./leave-typed.tsx";
import * as styles from "./messages.css.ts";

export interface DiscussionProps {
  readonly openAsking: (perimeterSlug: string) => AskingGateway;
  readonly perimeterSlug: string;
  /** True for somebody who stands in for the learner: they may only read. */
  readonly isReader: boolean;
}

/** Draws nothing where nobody can be asked and nothing was. Pass the slug as `key`. */
export function Discussion({ openAsking, perimeterSlug, isReader }: DiscussionProps) {
  const { t } = useLingui();
  const [gateway] = useState(() => openAsking(perimeterSlug));
  const [snapshot, send] = useMachine(conversationsMachine, {
    input: { gateway, asking: gateway, shown: null, isReader, criteria: { as: "asker", state: "all", page: 1 } },
  });
  const view = connectConversations(snapshot);
  const { shown, details, rows, phase, trouble, isOn } = view;
  useSeen(send);
  const news = use(SaidNewsContext);
  useEffect(() => {
    if (news) send({ type: "conversation.changed", slug: news.slug });
  }, [news, send]);
  const left = useRef<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const read = details?.slug;
  // The focus moves to a conversation that is opened, so that it is also heard.
  useEffect(() => {
    if (read !== undefined) title.current?.focus();
  }, [read]);
  const isOffline = useIsOffline();
  const isUnknown = useEffectEvent(() => phase === "failed");
  useEffect(() => {
    if (!isOffline && isUnknown()) send({ type: "retry.asked" });
  }, [isOffline, send]);
  const isListed = shown === null;
  useEffect(() => {
    if (!isListed || left.current === null) return;
    // Coming back, the focus returns to the row that was opened, or to the button for a new question.
    const row = list.current?.querySelector<HTMLElement>(`[data-conversation="${left.current}"]`);
    (row ?? list.current?.querySelector<HTMLElement>("button"))?.focus();
    left.current = null;
  }, [isListed]);
  if (phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (phase === "ready" && !isOn && rows.length === 0) return null;
  // Without a network nobody knows whether anyone can be asked here.
  if (phase === "failed" && shown === null && isOffline) return null;
  const leave = () => {
    left.current = shown?.kind === "conversation" ? shown.slug : "";
    send({ type: "conversation.left" });
  };
  return (
    <Card
      aria-label={t`Discussion`}
      title={<Trans>Discussion</Trans>}
      description={
        <Trans>
          What you ask about it is read by the experts, and by the authors and administrators of your organisation.
        </Trans>
      }
    >
      <LeaveTyped isTyped={view.isTyped} />
      <div ref={list} className={styles.discussion}>
        {shown !== null && (
          <Button
            className={styles.begin}
            size="small"
            variant="quiet"
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={leave}
          >
            <Trans>All my questions about it</Trans>
          </Button>
        )}
        {shown === null && isOn && !isReader && (
          <Button
            className={styles.begin}
            icon={<MessageCircleQuestionMark size={20} aria-hidden />}
            onClick={() => send({ type: "question.begun", place: null })}
          >
            <Trans>Ask a question</Trans>
          </Button>
        )}
        {shown === null && phase === "failed" ? (
          <ErrorState
            level={3}
            title={<Trans>Your questions could not be loaded</Trans>}
            requestId={trouble?.requestId}
            onRetry={() => send({ type: "retry.asked" })}
          >
            {trouble && <TalkTroubleText trouble={trouble} />}
          </ErrorState>
        ) : shown === null && rows.length === 0 ? (
          <p className={styles.quiet}>
            <Trans>No question yet. What you ask here, and what is answered, stays here.</Trans>
          </p>
        ) : shown === null ? (
          <ConversationRows
            label={t`My questions`}
            rows={rows}
            current={null}
            onOpen={(slug) => send({ type: "conversation.opened", slug })}
          />
        ) : shown.kind === "new" ? (
          <Talk label={t`Your question`} view={view} gateway={gateway} isReader={isReader} send={send} />
        ) : view.detailsTrouble ? (
          <ErrorState
            level={3}
            title={<Trans>Your question could not be loaded</Trans>}
            requestId={view.detailsTrouble.requestId}
            onRetry={() => send({ type: "retry.asked" })}
          >
            <TalkTroubleText trouble={view.detailsTrouble} />
          </ErrorState>
        ) : details ? (
          <>
            <h3 ref={title} tabIndex={-1} className={styles.subject}>
              {details.place?.name || details.product.name}
            </h3>
            <Talk label={t`Your message`} view={view} gateway={gateway} isReader={isReader} send={send} />
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
      </div>
    </Card>
  );
}

interface TalkProps {
  readonly label: string;
  readonly view: ConversationsView;
  readonly gateway: Pick<AskingGateway, "readFile">;
  readonly isReader: boolean;
  readonly send: (event: ConversationsEvent) => void;
}

const Talk = ({ label, view, gateway, isReader, send }: TalkProps) => (
  <ConversationTalk
    conversation={view.shown?.kind === "new" ? null : view.details}
    label={label}
    text={view.text}
    fault={view.fault}
    over={view.over}
    isSending={view.isSending}
    trouble={view.actTrouble && <TalkTroubleText trouble={view.actTrouble} />}
    refusal={
      isReader ? (
        <Trans>You read in the place of somebody else: nothing is written in their name.</Trans>
      ) : view.mayWrite ? null : (
        <Trans>Experts cannot be asked here at the moment. What was said stays readable.</Trans>
      )
    }
    filing={{ files: view.files, isHeldUp: view.isHeldUp, onFile: send, readFile: gateway.readFile }}
    onText={(text) => send({ type: "text.typed", text })}
    onSend={() => send({ type: "text.sent" })}
    isFocused={view.shown?.kind === "new"}
  />
);
