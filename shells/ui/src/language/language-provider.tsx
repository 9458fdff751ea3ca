// Knows how the pages of an app speak its language, and say that the words of another one did not come.
import { I18nProvider } from "@lingui/react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { loadAnew } from "../late/load-anew.ts";
import { MissingPart } from "../late/missing-part.tsx";
import type { Language } from "./create-language.ts";

export interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const isMissing = useSyncExternalStore(language.subscribe, language.isMissing);
  useEffect(() => {
    window.addEventListener("online", language.retry);
    return () => window.removeEventListener("online", language.retry);
  }, [language]);
  const retry = async () => {
    if (!(await language.retry())) await loadAnew();
  };
  return (
    <I18nProvider i18n={language.i18n}>
      {children}
      {isMissing && <MissingPart onRetry={() => void retry()} />}
    </I18nProvider>
  );
}
