// Knows how the first organisation and its administrator are asked for.
import { Field, RadioGroup, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { isSlugRight, renameClient, type SetupValues } from "./setup-values.ts";

export interface SetupFieldsProps {
  readonly values: SetupValues;
  readonly onValuesChange: (values: SetupValues) => void;
  readonly isTried: boolean;
}

export function SetupFields({ values, onValuesChange, isTried }: SetupFieldsProps) {
  const { t } = useLingui();
  const missing = (value: string) => (isTried && value.trim() === "" ? t`This field is needed.` : undefined);
  const slugFault = t`Use lower-case letters without accents, digits, and hyphens between them: 40 at most.`;
  return (
    <>
      <Field label={t`Name of the organisation`} error={missing(values.clientName)}>
        <TextInput
          value={values.clientName}
          autoComplete="organization"
          maxLength={200}
          onChange={(event) => onValuesChange(renameClient(values, event.target.value))}
        />
      </Field>
      <Field
        label={t`Short name`}
        help={t`Everybody types it to sign in. It stays as it is.`}
        error={isTried && !isSlugRight(values) ? slugFault : undefined}
      >
        <TextInput
          value={values.clientSlug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onValuesChange({ ...values, clientSlug: event.target.value })}
        />
      </Field>
      <Field label={t`Your login`} error={missing(values.login)}>
        <TextInput
          value={values.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => onValuesChange({ ...values, login: event.target.value })}
        />
      </Field>
      <Field
        label={t`Your e-mail address`}
        error={isTried && !values.isEmailRight ? t`Write a whole address, such as ada@example.org.` : undefined}
      >
        <TextInput
          type="email"
          required
          value={values.email}
          autoComplete="email"
          maxLength={200}
          onChange={({ target: { value, validity } }) =>
            onValuesChange({ ...values, email: value, isEmailRight: validity.valid })
          }
        />
      </Field>
      <RadioGroup
        label={t`Language of the organisation`}
        direction="row"
        options={[
          { value: "fr", label: t`French` },
          { value: "en", label: t`English` },
        ]}
        value={values.locale}
        onValueChange={(locale) => onValuesChange({ ...values, locale })}
      />
    </>
  );
}
