// Knows how somebody chooses the language of their account: it takes effect at once, as in the menu of every app.
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../card/card.tsx";
import { RadioGroup } from "../choice/radio-group.tsx";
import { LANGUAGES, type UiLocale } from "../language/locales.ts";

export interface OwnLanguageProps {
  readonly onLocale: (locale: UiLocale) => void;
}

export function OwnLanguage({ onLocale }: OwnLanguageProps) {
  const { i18n } = useLingui();
  return (
    <Card
      title={<Trans>My language</Trans>}
      description={
        <Trans>Of these pages and of the mails that you get. A product keeps the language it is made in.</Trans>
      }
    >
      <RadioGroup<UiLocale>
        label={<Trans>Language</Trans>}
        direction="row"
        options={LANGUAGES.map(([value, name]) => ({ value, label: <span lang={value}>{name}</span> }))}
        value={i18n.locale === "fr" ? "fr" : "en"}
        onValueChange={onLocale}
      />
    </Card>
  );
}
