// Knows what is asked before a new course opens: its name and its language.
import { Button, Dialog, Field, RadioGroup, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";

export interface NewCourse {
  readonly name: string;
  readonly local: "FR" | "EN";
}
export interface CreateDialogProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onCreate: (course: NewCourse) => void;
}

export function CreateDialog({ isBusy, onCancel, onCreate }: CreateDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [local, setLocal] = useState<NewCourse["local"]>(i18n.locale === "fr" ? "FR" : "EN");
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";
  return (
    <Dialog
      open
      size="small"
      closeOnOutside={false}
      onClose={onCancel}
      initialFocus={input}
      title={<Trans>New course</Trans>}
      footer={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            <Trans>Create the course</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isMissing) input.current?.focus();
          else if (!isBusy) onCreate({ name: name.trim(), local });
        }}
      >
        <Field
          label={t`Name`}
          help={t`Learners read it as the title; it can be changed at any time.`}
          error={isTried && isMissing ? t`The course needs a name.` : undefined}
        >
          <TextInput
            ref={input}
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
      <RadioGroup
        label={t`Language of the course`}
        direction="row"
        options={[
          { value: "FR", label: "Français" },
          { value: "EN", label: "English" },
        ]}
        value={local}
        onValueChange={setLocal}
      />
    </Dialog>
  );
}
