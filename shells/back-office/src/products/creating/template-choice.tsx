// Knows how an author chooses what a new product begins with: nothing, or a template of its type.
import { connectTemplates, templatesMachine } from "@academiz/application/library";
import type { ProductType } from "@academiz/domain/catalog";
import { Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useOffice } from "../../office/office-context.ts";

export interface TemplateChoiceProps {
  readonly of: ProductType;
  /** Slug of a template; empty for none. */
  readonly value: string;
  readonly onValueChange: (slug: string) => void;
}

/** Draws nothing where there are no templates. */
export function TemplateChoice({ of, value, onValueChange }: TemplateChoiceProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { library } = office;
  const [snapshot] = useActor(templatesMachine, { input: { load: library.listTemplates, criteria: of } });
  const templates = connectTemplates(snapshot);
  if (templates.length === 0) return null;
  return (
    <Field label={<Trans>Begin with</Trans>}>
      <Select
        value={value}
        onValueChange={onValueChange}
        options={[
          { value: "", label: t`Nothing: begin anew` },
          ...templates.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
    </Field>
  );
}
