// Knows how a learner asks the experts about a page, and reads their answers, without leaving it (§1.27).
import { connectConversations, conversationsMachine } from "@academiz/application/conversations";
import type { AskingGateway } from "@academiz/application/ports";
import { nameThreadPlace } from "@academiz/domain/threads";
import { Button, ConversationRows, ConversationTalk, ErrorState, TalkTroubleText, useSeen } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { ArrowLeft, MessageCircleQuestionMark } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import * as bar from "../frame/player-frame.css.ts";
import * as styles from "./asking.css.ts";

/** Milliseconds: a link's token opens no stream, so answers are requested regularly while the panel is open. */
const PAUSE = 10_000;

export interface AskingProps {
  readonly gateway: AskingGateway;
  /** The page that is asked about, with its name; null slug: the whole product. */
  readonly page: { readonly slug: string | null; readonly title: string };
  /** The element for the button; null where there is none. */
  readonly door: Element | null;
  /** The element for the panel; null while it is closed. */
  readonly room: Element | null;
  readonly onOpen: () => void;
  /** Absent where there is nowhere to go back to. */
  readonly onBack?: (() => void) | undefined;
}

export function Asking({ gateway, page, door, room, onOpen, onBack }: AskingProps) {
  const { t } = useLingui();
  const [snapshot, send] = useMachine(conversationsMachine, {
    input: {
      ...{ gateway, asking: gateway, shown: null, isReader: false, pause: PAUSE },
      criteria: { as: "asker", state: "all", page: 1 },
    },
  });
  useSeen(send);
  const view = connectConversations(snapshot);
  const { shown, details, rows, isOn, unread } = view;
  const isOpen = room !== null;
  const begin = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const read = details?.slug;
  useEffect(() => {
    // Where nobody can be asked, there is only the way back.
    if (isOpen) (begin.current ?? back.current)?.focus();
    else send({ type: "conversation.left" });
  }, [isOpen, send]);
  // The focus moves to a conversation that is opened, so that it is also heard.
  useEffect(() => {
    if (read !== undefined) title.current?.focus();
  }, [read]);
  // Where nobody can be asked nothing is offered, but earlier conversations stay readable.
  const isOffered = isOn || rows.length > 0;
  const words = unread > 0 ? t`Ask an expert (unread: ${unread})` : t`Ask an expert`;
  const button =
    door &&
    isOffered &&
    createPortal(
      <Button
        icon={<MessageCircleQuestionMark size={20} aria-hidden />}
        variant={onBack ? undefined : "quiet"}
        aria-label={words}
        onClick={onOpen}
      >
        {/* In a narrow bar the icon is enough. */}
        <span className={onBack ? undefined : bar.leaveWord}>{words}</span>
      </Button>,
      door,
    );
  if (!room) return button;
  const talk = (label: string) => (
    <ConversationTalk
      conversation={shown?.kind === "new" ? null : details}
      label={label}
      text={view.text}
      fault={view.fault}
      over={view.over}
      isSending={view.isSending}
      trouble={view.actTrouble && <TalkTroubleText trouble={view.actTrouble} />}
      refusal={
        view.mayWrite ? null : <Trans>Experts cannot be asked here at the moment. What was said stays readable.</Trans>
      }
      filing={{ files: view.files, isHeldUp: view.isHeldUp, onFile: send, readFile: gateway.readFile }}
      onText={(text) => send({ type: "text.typed", text })}
      onSend={() => send({ type: "text.sent" })}
      isFocused={shown?.kind === "new"}
    />
  );
  const panel = createPortal(
    <div className={styles.panel}>
      {(shown || onBack) && (
        <div className={styles.bar}>
          <Button
            ref={back}
            size="small"
            variant="quiet"
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={shown ? () => send({ type: "conversation.left" }) : onBack}
          >
            {shown ? <Trans>My questions</Trans> : <Trans>Search and reading</Trans>}
          </Button>
        </div>
      )}
      {shown === null ? (
        <>
          {isOn && (
            <Button
              ref={begin}
              variant="primary"
              icon={<MessageCircleQuestionMark size={20} aria-hidden />}
              onClick={() =>
                send({
                  type: "question.begun",
                  place: page.slug === null ? null : nameThreadPlace(page.slug, page.title),
                })
              }
            >
              {onBack ? <Trans>Ask about this page</Trans> : <Trans>Ask a question</Trans>}
            </Button>
          )}
          {view.phase === "failed" ? (
            <ErrorState
              level={2}
              title={<Trans>Your questions could not be loaded</Trans>}
              requestId={view.trouble?.requestId}
              onRetry={() => send({ type: "retry.asked" })}
            >
              {view.trouble && <TalkTroubleText trouble={view.trouble} />}
            </ErrorState>
          ) : rows.length === 0 ? (
            <p className={styles.quiet}>
              <Trans>
                No question yet. What you ask is read by the experts, and by the authors and administrators of your
                organisation.
              </Trans>
            </p>
          ) : (
            <ConversationRows
              label={t`My questions`}
              rows={rows}
              current={null}
              onOpen={(slug) => {
                // The row disappears at once, and what it opens comes later.
                back.current?.focus();
                send({ type: "conversation.opened", slug });
              }}
            />
          )}
        </>
      ) : shown.kind === "new" ? (
        <>
          <h2 className={styles.title}>{page.title}</h2>
          {talk(t`Your question`)}
        </>
      ) : view.detailsTrouble ? (
        <ErrorState
          level={2}
          title={<Trans>Your question could not be loaded</Trans>}
          requestId={view.detailsTrouble.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TalkTroubleText trouble={view.detailsTrouble} />
        </ErrorState>
      ) : details ? (
        <>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {details.place?.name || details.product.name}
          </h2>
          {talk(t`Your message`)}
        </>
      ) : null}
    </div>,
    room,
  );
  return (
    <>
      {button}
      {panel}
    </>
  );
}
