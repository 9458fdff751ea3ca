// Knows the gallery: every component in every state, in any brand, scheme and language.
import { readBrand } from "@academiz/domain/theme";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useEffect, useState } from "react";
import { Select, ToastProvider, type UiLocale } from "../src/index.ts";
import { applyScheme, type Scheme } from "../src/tokens/apply-scheme.ts";
import { applyTheme } from "../src/tokens/apply-theme.ts";
import { Frame } from "./frame.tsx";
import * as styles from "./gallery.css.ts";
import { Actions } from "./sections/actions.tsx";
import { Choices } from "./sections/choices.tsx";
import { Data } from "./sections/data.tsx";
import { Forms } from "./sections/forms.tsx";
import { Overlays } from "./sections/overlays.tsx";
import { States } from "./sections/states.tsx";
import { Structure } from "./sections/structure.tsx";
import { Tokens } from "./sections/tokens.tsx";

const WORDS = { en: () => import("../src/locales/en.po"), fr: () => import("../src/locales/fr.po") };

const BRANDS = { academiz: null, yellow: "#FFD400", black: "#000000", blue: "#0B57D0", green: "#1F7A45" } as const;
type Brand = keyof typeof BRANDS;
const SCHEMES = ["system", "light", "dark"] as const;

const address = new URLSearchParams(location.search);
const read = <T extends string>(key: string, allowed: readonly T[], fallback: T): T =>
  allowed.find((value) => value === address.get(key)) ?? fallback;

/** The address says what is drawn: `?brand=yellow&scheme=dark&locale=fr`. */
export function Gallery() {
  const [brand, setBrand] = useState(read<Brand>("brand", Object.keys(BRANDS) as Brand[], "academiz"));
  const [scheme, setScheme] = useState<Scheme>(read("scheme", SCHEMES, "system"));
  const [locale, setLocale] = useState(read<UiLocale>("locale", ["en", "fr"], "en"));
  const [ready, setReady] = useState<UiLocale | null>(null);

  useEffect(() => {
    const root = document.documentElement;
    const primary = BRANDS[brand];
    if (primary === null) {
      applyScheme(root, scheme);
      return;
    }
    return applyTheme(root, readBrand({ colors: { primary } }), scheme).stop;
  }, [brand, scheme]);

  useEffect(() => {
    void WORDS[locale]().then(({ messages }) => {
      i18n.loadAndActivate({ locale, messages });
      document.documentElement.lang = locale;
      setReady(locale);
    });
  }, [locale]);

  if (ready === null) return null;
  return (
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <Frame
          switches={
            <>
              <Choice label="Brand" values={Object.keys(BRANDS) as Brand[]} value={brand} onChange={setBrand} />
              <Choice label="Scheme" values={SCHEMES} value={scheme} onChange={setScheme} />
              <Choice label="Language" values={["en", "fr"]} value={locale} onChange={setLocale} />
            </>
          }
        >
          <div className={styles.page} data-ready={ready}>
            <Actions />
            <Forms />
            <Choices />
            <Overlays />
            <States />
            <Data />
            <Structure />
            <Tokens />
          </div>
        </Frame>
      </ToastProvider>
    </I18nProvider>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, values, value, onChange }: ChoiceProps<T>) {
  const options = values.map((each) => ({ value: each, label: each }));
  return <Select aria-label={label} options={options} value={value} onValueChange={onChange} />;
}
