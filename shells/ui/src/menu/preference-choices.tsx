// Knows what a person chooses for themselves in the menu of every app: the language, and light or dark.
import { Trans, useLingui } from "@lingui/react/macro";
import { chooseScheme, useScheme } from "../brand/scheme-choice.ts";
import { LANGUAGES, type UiLocale } from "../language/locales.ts";
import type { Scheme } from "../tokens/apply-scheme.ts";
import { MenuGroup, MenuSeparator } from "./menu.tsx";
import { MenuChoice } from "./menu-choice.tsx";

/** Groups for a `Menu`. Light or dark is kept in the browser; the language is the app's to keep. */
export function PreferenceChoices({ onLocale }: { readonly onLocale: (locale: UiLocale) => void }) {
  const { t, i18n } = useLingui();
  const scheme = useScheme();
  const schemes: readonly (readonly [Scheme, string])[] = [
    ["light", t`Light`],
    ["dark", t`Dark`],
    ["system", t`As the device`],
  ];
  return (
    <>
      <MenuGroup label={<Trans>Language</Trans>}>
        {LANGUAGES.map(([locale, label]) => (
          <MenuChoice key={locale} lang={locale} isChosen={i18n.locale === locale} onChoose={() => onLocale(locale)}>
            {label}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={<Trans>Appearance</Trans>}>
        {schemes.map(([value, label]) => (
          <MenuChoice key={value} isChosen={scheme === value} onChoose={() => chooseScheme(value)}>
            {label}
          </MenuChoice>
        ))}
      </MenuGroup>
    </>
  );
}
