// Knows how people are asked before an action that cannot be undone; any other is done at once, with an undo in a
// toast.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The question. */
  readonly title: ReactNode;
  /** What will be lost. */
  readonly children?: ReactNode;
  /** The verb: "Delete the product", never "OK". */
  readonly confirmLabel: string;
  /** The way back where "Cancel" could mean the action itself; absent: "Cancel". */
  readonly keepLabel?: string | undefined;
  readonly danger?: boolean | undefined;
  /** The name that must be typed before the button works. */
  readonly typedName?: string | undefined;
  readonly busy?: boolean | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  // Words that were typed for one thing must not confirm the next.
  return props.open ? <OpenConfirm key={props.typedName ?? ""} {...props} /> : null;
}

function OpenConfirm(props: ConfirmDialogProps) {
  const {
    onCancel,
    onConfirm,
    title,
    children,
    confirmLabel,
    keepLabel,
    danger = false,
    typedName,
    busy = false,
  } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const cancel = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const allowed = typedName === undefined || typed.trim() === typedName.trim();
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      onClose={onCancel}
      title={title}
      description={children}
      closeOnOutside={false}
      initialFocus={typedName === undefined ? cancel : input}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {keepLabel ?? t`Cancel`}
          </Button>
          <Button variant={danger ? "danger" : "primary"} disabled={!allowed} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typedName !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (allowed && !busy) onConfirm();
          }}
        >
          <Field label={t`Type “${typedName}” to confirm`}>
            <TextInput
              ref={input}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
