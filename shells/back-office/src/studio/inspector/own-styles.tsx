// Knows how an author writes a course's own styles (§3.117), and sees which of them no browser understands.
import { Field, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

/** UTF-16 units: a content with this much is still saved quickly. */
const MOST = 20_000;

export interface OwnStylesProps {
  readonly styles: string;
  readonly onChange: (styles: string) => void;
}

export function OwnStyles({ styles, onChange }: OwnStylesProps) {
  const { t } = useLingui();
  const isNothing = useMemo(() => styles.trim() !== "" && countRules(styles) === 0, [styles]);
  return (
    <Field
      label={t`Own styles (CSS)`}
      help={t`For who knows CSS: they are for what stands on the pages of this course, and nothing around it.`}
      error={isNothing ? <Trans>There is no rule in it: a selector, then what it sets in braces.</Trans> : undefined}
    >
      <TextArea
        data-settings="styles"
        rows={4}
        maxLength={MOST}
        spellCheck={false}
        value={styles}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function countRules(styles: string): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet.cssRules.length;
}
