// Knows a page of conversations: the reader's own, the open one, and what can be done with it.
import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { StatusChip } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Select } from "../select/select.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorState } from "../states/error-state.tsx";
import { ConversationCard } from "./conversation-card.tsx";
import { ConversationRows } from "./conversation-rows.tsx";
import type { TalkFiling, TalkRow, TalkWhole } from "./conversation-shapes.ts";
import { ConversationTalk } from "./conversation-talk.tsx";
import * as styles from "./conversations.css.ts";
import { ConversationsFrame } from "./conversations-frame.tsx";
import { TalkPartner } from "./talk-partner.tsx";
import { TalkPerson } from "./talk-person.tsx";
import { type TalkTrouble, TalkTroubleText } from "./talk-trouble.tsx";

export type TalkState = "all" | "unread" | "mine" | "open" | "closed";
export interface TalksShown<Whole extends TalkWhole> {
  readonly phase: "loading" | "ready" | "failed";
  readonly trouble: TalkTrouble | null;
  readonly criteria: { readonly as: "asker" | "expert"; readonly state: TalkState; readonly page: number };
  readonly rows: readonly TalkRow[];
  readonly pageCount: number;
  readonly isOn: boolean;
  readonly mayWrite: boolean;
  readonly mayAnswer: boolean;
  readonly details: Whole | null;
  readonly detailsTrouble: TalkTrouble | null;
  readonly text: string;
  readonly fault: "empty" | "too-long" | null;
  readonly over: number;
  readonly files: TalkFiling["files"];
  readonly isHeldUp: boolean;
  readonly isSending: boolean;
  readonly isSettling: boolean;
  readonly actTrouble: TalkTrouble | null;
}
export interface ConversationsViewProps<Whole extends TalkWhole> extends Pick<TalkFiling, "onFile" | "readFile"> {
  readonly view: TalksShown<Whole>;
  /** The slug of the open conversation; null: none. */
  readonly shown: string | null;
  /** True for somebody who stands in for another: they may only read. */
  readonly isReader: boolean;
  /** Draws a link to the page that was asked about; nothing where there is none. */
  readonly renderWay?: ((conversation: Whole) => ReactNode) | undefined;
  /** Leads to where experts are named, and where they are switched on; absent for who may do neither. */
  readonly renderSetup?: ((words: ReactNode) => ReactNode) | undefined;
  /** Stands beside the button that sends an answer. */
  readonly answerTools?: ReactNode;
  readonly onState: (state: TalkState) => void;
  readonly onPage: (page: number) => void;
  readonly onOpen: (slug: string) => void;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly onSettle: (how: { readonly isClosed?: boolean; readonly isMine?: boolean }) => void;
}

export function ConversationsView<Whole extends TalkWhole>(props: ConversationsViewProps<Whole>) {
  const { view, shown, onBack } = props;
  return (
    <ConversationsFrame
      list={<TalkList {...props} />}
      talk={
        shown === null ? null : view.details ? (
          <OpenTalk {...props} conversation={view.details} />
        ) : view.detailsTrouble ? (
          <ErrorState
            title={<Trans>The conversation could not be loaded</Trans>}
            requestId={view.detailsTrouble.requestId}
            onRetry={props.onRetry}
          >
            <TalkTroubleText trouble={view.detailsTrouble} />
          </ErrorState>
        ) : (
          <SkeletonGroup>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        )
      }
      onBack={onBack}
    />
  );
}

function TalkList<Whole extends TalkWhole>(props: ConversationsViewProps<Whole>) {
  const { view, shown, renderSetup, onState, onPage, onOpen, onRetry } = props;
  const { t } = useLingui();
  const { as, state, page } = view.criteria;
  const isUnnamed = as === "expert" && !view.mayAnswer;
  return (
    <>
      {as === "expert" && (
        <Select<TalkState>
          aria-label={t`Which messages are shown`}
          options={[
            { value: "all", label: t`All messages` },
            { value: "unread", label: t`Unread messages` },
            { value: "mine", label: t`Those that I take care of` },
            { value: "open", label: t`Open conversations` },
            { value: "closed", label: t`Closed conversations` },
          ]}
          value={state}
          onValueChange={onState}
        />
      )}
      {view.phase === "failed" ? (
        <ErrorState
          title={<Trans>The messages could not be loaded</Trans>}
          requestId={view.trouble?.requestId}
          onRetry={onRetry}
        >
          {view.trouble && <TalkTroubleText trouble={view.trouble} />}
        </ErrorState>
      ) : view.phase === "loading" ? (
        <SkeletonGroup>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : view.rows.length > 0 ? (
        <ConversationRows label={t`Conversations`} rows={view.rows} current={shown} onOpen={onOpen} />
      ) : (
        <EmptyState
          title={<Trans>No message here</Trans>}
          icon={<MessageSquare size={24} aria-hidden />}
          action={
            page > 1
              ? undefined
              : view.isOn
                ? isUnnamed && renderSetup?.(<Trans>Name the experts</Trans>)
                : renderSetup?.(<Trans>Switch it on</Trans>)
          }
        >
          {page > 1 ? (
            <Trans>There are fewer messages by now. Those that are left stand on the page before.</Trans>
          ) : !view.isOn ? (
            renderSetup ? (
              <Trans>Learners cannot ask experts at the moment: this is switched off for the organisation.</Trans>
            ) : (
              <Trans>
                Experts cannot be asked here at the moment: an administrator of the organisation can switch it on. What
                was said stays readable.
              </Trans>
            )
          ) : isUnnamed && renderSetup ? (
            <Trans>
              You are not one of the experts. What learners ask comes to those who are, once somebody is named.
            </Trans>
          ) : isUnnamed ? (
            <Trans>
              You are not one of the experts. Once an administrator names you, what learners ask comes here.
            </Trans>
          ) : as === "expert" ? (
            <Trans>What learners ask about the products comes here, at once.</Trans>
          ) : (
            <Trans>Ask an expert from a page of a course: what you asked, and the answers, stand here.</Trans>
          )}
        </EmptyState>
      )}
      {/* When the list has shrunk, a reader beyond its last page still needs a way back. */}
      {(view.pageCount > 1 || page > 1) && (
        <Pagination
          label={t`Conversations`}
          onPrevious={page > 1 ? () => onPage(Math.min(page - 1, view.pageCount)) : undefined}
          onNext={page < view.pageCount ? () => onPage(page + 1) : undefined}
        >
          {page} / {Math.max(page, view.pageCount)}
        </Pagination>
      )}
    </>
  );
}

function OpenTalk<Whole extends TalkWhole>(props: ConversationsViewProps<Whole> & { readonly conversation: Whole }) {
  const { view, conversation, isReader, renderWay, onSettle } = props;
  const { t } = useLingui();
  const { answers, asker, assignee, closed, place, product } = conversation;
  return (
    <ConversationCard
      conversation={conversation}
      context={
        <>
          {place?.name && <span className={styles.quiet}>{product.name}</span>}
          <span className={styles.quiet}>
            <TalkPartner asker={asker} assignee={assignee} answers={answers} />
          </span>
          {answers && assignee && (
            <span className={styles.quiet}>
              {assignee.isYou ? (
                <Trans>You take care of it</Trans>
              ) : (
                <>
                  <Trans>Taken care of by</Trans> <TalkPerson person={assignee} />
                </>
              )}
            </span>
          )}
          {closed && (
            <StatusChip>
              <Trans>Conversation closed</Trans>
            </StatusChip>
          )}
          {renderWay?.(conversation)}
        </>
      }
      tools={
        answers &&
        !isReader && (
          <>
            <Button
              size="small"
              disabled={view.isSettling}
              accessibleWhenDisabled
              onClick={() => onSettle({ isMine: assignee?.isYou !== true })}
            >
              {assignee?.isYou ? <Trans>Leave it to others</Trans> : <Trans>Take care of it</Trans>}
            </Button>
            <Button
              size="small"
              disabled={view.isSettling}
              accessibleWhenDisabled
              onClick={() => onSettle({ isClosed: closed === null })}
            >
              {closed ? <Trans>Open it again</Trans> : <Trans>Close the conversation</Trans>}
            </Button>
          </>
        )
      }
    >
      <ConversationTalk
        conversation={conversation}
        label={answers ? t`Your answer` : t`Your message`}
        text={view.text}
        fault={view.fault}
        over={view.over}
        isSending={view.isSending}
        trouble={view.actTrouble && <TalkTroubleText trouble={view.actTrouble} />}
        refusal={
          isReader ? (
            <Trans>You read in the place of somebody else: nothing is written in their name.</Trans>
          ) : view.phase === "ready" && !view.mayWrite ? (
            <Trans>Experts cannot be asked here at the moment. What was said stays readable.</Trans>
          ) : null
        }
        filing={{ files: view.files, isHeldUp: view.isHeldUp, onFile: props.onFile, readFile: props.readFile }}
        tools={answers && props.answerTools}
        onText={props.onText}
        onSend={props.onSend}
      />
    </ConversationCard>
  );
}
