// Knows how the pages of an app get its language, and say when the words of another one did not come.
import { I18nProvider } from "@lingui/react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { MissingPart } from "../late/missing-part.tsx";
import { useRetry } from "../late/use-retry.ts";
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
  const asking = useRetry(language.retry);
  return (
    <I18nProvider i18n={language.i18n}>
      {children}
      {isMissing && <MissingPart {...asking} />}
    </I18nProvider>
  );
}
