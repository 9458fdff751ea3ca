// Knows the dialog for embedding a page of another site: its address and its title; for a host that is not allowed it
// says who can allow it.
import { completeEmbedAddress, isEmbedAllowed, type RichTextEmbed, readEmbedHost } from "@academiz/domain/learniz";
import { Button, Dialog, Field, readEmbedHosts, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { ReactEditor, useSlateStatic } from "slate-react";
import * as styles from "./embed.css.ts";
import { keepAsLink, placeEmbed, setEmbed } from "./embed-commands.ts";

interface EmbedDialogProps {
  /** A pasted address, which stays a link when the dialog is cancelled. */
  readonly pasted?: string | null;
  /** The embedded page that is changed; absent: a new one. */
  readonly embed?: RichTextEmbed;
  readonly onClose: () => void;
}

export function EmbedDialog({ pasted = null, embed, onClose }: EmbedDialogProps) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const formId = useId();
  const [addressInput, titleInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [hosts] = useState(readEmbedHosts);
  const [typed, setTyped] = useState(pasted ?? embed?.src ?? "");
  const [title, setTitle] = useState(embed?.title ?? "");
  const [isTried, setTried] = useState(false);
  const address = completeEmbedAddress(typed);
  const host = address === null ? null : readEmbedHost(address);
  const isAllowed = isEmbedAllowed(host, hosts);
  const isNamed = title.trim() !== "";
  const listed = hosts.join(", ");
  const tellAddress = () => {
    if (address === null || host === null) return t`This is no address of a web page that is reached by https.`;
    if (isAllowed) return undefined;
    return t`Pages of ${host} cannot be embedded here: it is not among the hosts that are allowed. Whoever operates this platform can allow it (setting EMBED_HOSTS). A link to it always works.`;
  };
  // The focus goes back first: otherwise it would wait for a redraw, and the cursor would be lost.
  const leave = () => {
    onClose();
    if (pasted !== null) keepAsLink(editor, pasted);
  };
  const finish = () => {
    setTried(true);
    if (address === null || !isAllowed) addressInput.current?.focus();
    else if (!isNamed) titleInput.current?.focus();
    else {
      const written = { src: address, title: title.trim() };
      onClose();
      if (embed) setEmbed(editor, ReactEditor.findPath(editor, embed), written);
      else placeEmbed(editor, written);
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={leave}
      initialFocus={pasted === null ? addressInput : titleInput}
      title={embed ? <Trans>Change the embedded page</Trans> : <Trans>Embed a page</Trans>}
      footer={
        <>
          <Button onClick={leave}>{pasted === null ? <Trans>Cancel</Trans> : <Trans>Keep it as a link</Trans>}</Button>
          <Button type="submit" form={formId} variant="primary">
            {embed ? <Trans>Apply</Trans> : <Trans>Embed</Trans>}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // In React, the dialog is inside a text whose page has forms of its own.
          event.stopPropagation();
          finish();
        }}
      >
        <Field
          label={t`Address of the page`}
          help={
            hosts.length === 0
              ? t`No host is allowed on this platform yet: whoever operates it names them (setting EMBED_HOSTS).`
              : t`Pages of these hosts can be embedded: ${listed}. The address of a film of YouTube or Vimeo is taken as it is.`
          }
          error={isTried ? tellAddress() : undefined}
        >
          <TextInput
            ref={addressInput}
            type="url"
            inputMode="url"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field
          label={t`Title`}
          help={t`What it is, in a few words: learners read it before they open the page, and those who cannot see it hear it.`}
          error={isTried && !isNamed ? t`Write what the page is.` : undefined}
        >
          <TextInput ref={titleInput} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
