// Knows how the address of a link is asked for.
import { Button, Dialog, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { useSlate } from "slate-react";
import { completeAddress } from "./address.ts";
import { findLink, setLink } from "./commands.ts";

export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const editor = useSlate();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [current] = useState(() => findLink(editor));
  const [typed, setTyped] = useState(current ?? "");
  const [isTried, setTried] = useState(false);
  const address = completeAddress(typed);
  const finish = (url: string | null) => {
    setLink(editor, url);
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      initialFocus={input}
      title={<Trans>Link</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {current !== null && (
            <Button onClick={() => finish(null)}>
              <Trans>Remove the link</Trans>
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            <Trans>Apply</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // It stands inside the text's box on screen only: the page has forms of its own.
          event.stopPropagation();
          setTried(true);
          if (address !== null) finish(address);
        }}
      >
        <Field
          label={t`Address`}
          help={t`A web site or an e-mail address.`}
          error={isTried && address === null ? t`This is no address of a web site or of a person.` : undefined}
        >
          <TextInput
            ref={input}
            type="url"
            inputMode="url"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
