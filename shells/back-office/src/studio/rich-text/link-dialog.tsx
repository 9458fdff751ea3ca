// Knows how the address of a link is asked for.
import { Button, Dialog, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { useSlate } from "slate-react";
import { GONE, nameLinkedFile } from "../../library/choosing/name-file.ts";
import { useStudio } from "../common/studio-context.ts";
import { completeAddress } from "./address.ts";
import { findLink, setLink } from "./commands.ts";

export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const editor = useSlate();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { documentFiles } = useStudio();
  const [current] = useState(() => findLink(editor));
  const fileName = nameLinkedFile(current, documentFiles);
  const [typed, setTyped] = useState(fileName === null ? (current ?? "") : "");
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
          // In React, the dialog is inside a text whose page has forms of its own.
          event.stopPropagation();
          setTried(true);
          if (address !== null) finish(address);
        }}
      >
        <Field
          label={t`Address`}
          help={
            fileName === null
              ? t`A web site or an e-mail address.`
              : fileName === GONE
                ? t`It leads to a file that is not in the library any more. A web site or an e-mail address takes its place.`
                : t`It leads to the file “${fileName}” now. A web site or an e-mail address takes its place.`
          }
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
