// Knows a form in a dialog, in the middle or along an edge: typed values are never lost without a question.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Form, type FormProps } from "./form.tsx";

export interface FormDialogProps<Name extends string> extends Omit<FormProps<Name>, "id" | "save"> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The verb: "Create the course", never "OK". */
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** `end` is a panel along the edge, so that the page stays in sight beside it. */
  readonly place?: "center" | "end" | undefined;
  /** In the middle: small is for a few fields. */
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** The focus goes back to what opened it. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const { title, description, submitLabel, isBusy, onClose, place = "center", size = "small", ...form } = props;
  const { t } = useLingui();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (form.draft.isChanged && !isBusy ? setLeaving(true) : onClose());
  return (
    <Dialog
      open
      place={place}
      size={place === "center" ? size : undefined}
      closeOnOutside={!form.draft.isChanged}
      onClose={close}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} variant="primary" loading={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form {...form} id={id} />
      <ConfirmDialog
        open={isLeaving}
        danger
        title={t`Leave without saving?`}
        confirmLabel={t`Leave without saving`}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {t`What you typed here will be lost.`}
      </ConfirmDialog>
    </Dialog>
  );
}
