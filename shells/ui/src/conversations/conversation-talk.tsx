// Knows how a conversation is read and continued: its messages, and the field below them.
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextArea } from "../field/text-input.tsx";
import { When } from "../when/when.tsx";
import type { TalkFiling, TalkWhole } from "./conversation-shapes.ts";
import * as styles from "./conversations.css.ts";
import { SaidFiles } from "./said-files.tsx";
import { ChooseFiles, DraftFiles, takeFiles } from "./talk-files.tsx";
import { TalkPerson } from "./talk-person.tsx";

export interface ConversationTalkProps {
  /** Null: a question that was not asked yet. */
  readonly conversation: TalkWhole | null;
  /** The label of the field. */
  readonly label: string;
  readonly text: string;
  readonly fault: "empty" | "too-long" | null;
  /** How many characters are too many for a message. */
  readonly over: number;
  readonly isSending: boolean;
  /** Why it was not sent, in words. */
  readonly trouble: ReactNode;
  /** Why nothing can be written now, in words; null where it can. */
  readonly refusal: ReactNode;
  readonly filing: TalkFiling;
  /** Stands beside the button that sends it. */
  readonly tools?: ReactNode;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly isFocused?: boolean | undefined;
}

export function ConversationTalk(props: ConversationTalkProps) {
  const { conversation, label, text, fault, over, isSending, trouble, refusal, onText, onSend, isFocused } = props;
  const { filing, tools } = props;
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const count = conversation?.messages.length ?? 0;
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  // The last message is scrolled into sight, also when it arrives while somebody looks.
  useEffect(() => {
    if (count > 1) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  const error =
    fault === "too-long"
      ? t`${plural(over, { one: "This is # character longer than a message can be.", other: "This is # characters longer than a message can be." })}`
      : fault === "empty"
        ? t`Write something first.`
        : undefined;
  const send = () => {
    onSend();
    if (fault !== null || text.trim() === "") area.current?.focus();
  };
  return (
    <div className={styles.talk}>
      {conversation && (
        <div role="log" aria-label={t`Messages`}>
          <ol className={styles.messages}>
            {conversation.messages.map(({ number, author, text: said, files, writtenAt, isOfAsker }, at) => (
              <li
                key={number}
                ref={at === count - 1 ? end : undefined}
                data-own={author.isYou}
                className={styles.message}
              >
                <span className={styles.who}>
                  <TalkPerson person={author} />
                  {!author.isYou && !isOfAsker && (
                    <>
                      {" · "}
                      <Trans>Expert</Trans>
                    </>
                  )}
                </span>
                <span className={styles.text}>{said}</span>
                <SaidFiles slug={conversation.slug} files={files} readFile={filing.readFile} />
                <span className={styles.when}>
                  <When at={writtenAt} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {conversation?.closed && (
        <p className={styles.notice}>
          <Trans>This conversation is closed. Write in it to open it again.</Trans>
        </p>
      )}
      {conversation?.isFull ? (
        <p className={styles.notice}>
          <Trans>This conversation is as long as one can be. Ask another question to go on.</Trans>
        </p>
      ) : refusal ? (
        <p className={styles.notice}>{refusal}</p>
      ) : (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
          onDrop={(event) => takeFiles(event.dataTransfer, filing.onFile) && event.preventDefault()}
        >
          <Field label={label} error={error}>
            <TextArea
              ref={area}
              rows={4}
              value={text}
              onChange={({ target }) => onText(target.value)}
              onPaste={(event) => takeFiles(event.clipboardData, filing.onFile) && event.preventDefault()}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                send();
              }}
            />
          </Field>
          <DraftFiles files={filing.files} onFile={filing.onFile} />
          {filing.isHeldUp && (
            <p role="alert" className={styles.trouble}>
              <Trans>A file is not there yet. Wait for it, or take it away, then send.</Trans>
            </p>
          )}
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble} <Trans>What you wrote is still here.</Trans>
            </p>
          )}
          <div className={styles.line}>
            <Button type="submit" variant="primary" loading={isSending} icon={<Send size={20} aria-hidden />}>
              <Trans>Send</Trans>
            </Button>
            <ChooseFiles onFile={filing.onFile} />
            {tools}
          </div>
        </form>
      )}
    </div>
  );
}
