// Knows the gallery: every component in every state, in any brand, scheme and language.
import { completeTheme } from "@academiz/domain/theme";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useEffect, useState } from "react";
import { Button, ToastProvider, type UiLocale, uiMessages } from "../src/index.ts";
import { applyScheme, applyTheme } from "../src/tokens/apply-theme.ts";
import * as styles from "./gallery.css.ts";
import { Actions } from "./sections/actions.tsx";
import { Forms } from "./sections/forms.tsx";
import { Overlays } from "./sections/overlays.tsx";
import { States } from "./sections/states.tsx";
import { Tokens } from "./sections/tokens.tsx";

const BRANDS = { academiz: null, yellow: "#FFD400", black: "#000000", blue: "#0B57D0" } as const;
type Brand = keyof typeof BRANDS;
const SCHEMES = ["light", "dark"] as const;

const address = new URLSearchParams(location.search);
const read = <T extends string>(key: string, allowed: readonly T[], fallback: T): T =>
  allowed.find((value) => value === address.get(key)) ?? fallback;

/** The address says what is drawn: `?brand=yellow&scheme=dark&locale=fr`. */
export function Gallery() {
  const [brand, setBrand] = useState(read<Brand>("brand", Object.keys(BRANDS) as Brand[], "academiz"));
  const [scheme, setScheme] = useState(read<"light" | "dark">("scheme", SCHEMES, "light"));
  const [locale, setLocale] = useState(read<UiLocale>("locale", ["en", "fr"], "en"));
  const [ready, setReady] = useState<UiLocale | null>(null);

  useEffect(() => {
    const root = document.documentElement;
    const primary = BRANDS[brand];
    if (primary === null) {
      applyScheme(root, scheme);
      return;
    }
    return applyTheme(root, completeTheme({ colors: { primary } }), scheme).stop;
  }, [brand, scheme]);

  useEffect(() => {
    void uiMessages[locale]().then((messages) => {
      i18n.loadAndActivate({ locale, messages });
      document.documentElement.lang = locale;
      setReady(locale);
    });
  }, [locale]);

  if (ready === null) return null;
  return (
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <main className={styles.page} data-ready={ready}>
          <h1 className={styles.title}>Academiz</h1>
          <div className={styles.bar}>
            <Choice values={Object.keys(BRANDS) as Brand[]} value={brand} onChange={setBrand} />
            <Choice values={SCHEMES} value={scheme} onChange={setScheme} />
            <Choice values={["en", "fr"]} value={locale} onChange={setLocale} />
          </div>
          <Actions />
          <Forms />
          <Overlays />
          <States />
          <Tokens />
        </main>
      </ToastProvider>
    </I18nProvider>
  );
}

interface ChoiceProps<T extends string> {
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ values, value, onChange }: ChoiceProps<T>) {
  return (
    <div className={styles.row}>
      {values.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === value ? "secondary" : "quiet"}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {each}
        </Button>
      ))}
    </div>
  );
}
