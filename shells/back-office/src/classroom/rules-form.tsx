// Knows how an author sets how many dates are required, and the colour of the classroom.
import { createTheme, readBrand } from "@academiz/domain/theme";
import { Field, Select, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useSession } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";
import { ColorField } from "../theme-form/color-field.tsx";
import type { Rules } from "./classroom-rules.ts";

export interface RulesFormProps {
  readonly rules: Rules;
}

export function RulesForm({ rules }: RulesFormProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const { draft, isShareWrong, isColorWrong } = rules;
  const below = createTheme(readBrand(client?.theme ?? {}).settings, false).colors.brand;
  return (
    <div className={styles.stack}>
      <Field
        label={t`Share of the dates that is asked for, in percent`}
        help={t`Whoever was there at this part of their dates has done it.`}
        error={isShareWrong ? t`Write a number from 0 to 100.` : undefined}
      >
        <TextInput
          inputMode="decimal"
          maxLength={6}
          value={draft.values.share}
          onChange={({ target }) => draft.put("share", target.value)}
        />
      </Field>
      <Field
        label={t`Nature of the action`}
        help={t`It stands on programmes, attestations and certificates of completion.`}
      >
        <Select
          options={[
            { value: "training", label: t`Training` },
            { value: "assessment", label: t`Assessment of skills` },
            { value: "validation", label: t`Validation of experience` },
            { value: "apprenticeship", label: t`Apprenticeship training` },
          ]}
          value={draft.values.nature}
          onValueChange={(nature) => draft.put("nature", nature)}
        />
      </Field>
      <ColorField
        name="color"
        label={t`Colour`}
        value={draft.values.color}
        below={below}
        source={{ own: t`Of this classroom`, below: t`Of the organisation`, back: t`As the organisation` }}
        error={isColorWrong ? t`Write a colour such as #C01E1E.` : undefined}
        onChange={(typed) => draft.put("color", typed)}
      />
    </div>
  );
}
