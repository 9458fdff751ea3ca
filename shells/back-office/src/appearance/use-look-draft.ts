// Knows what is typed over a client's stored look, and which part of it is sent.
import type { Appearance, AppearanceChange } from "@academiz/application/ports";
import { previewTheme, readThemeForm, type ThemeForm, writeThemeForm } from "@academiz/domain/theme";
import { useDraft } from "@academiz/ui";
import { sendPicture } from "./pictures.ts";
import { type OwnFontDraft, readOwnFontDraft, writeOwnFont } from "./use-own-font.ts";

export function useLookDraft(stored: Appearance, isSaving: boolean) {
  const draft = useDraft(
    {
      ...(writeThemeForm(stored) as ThemeForm & Record<string, string>),
      tabLabel: stored.tabLabel ?? "",
      logo: stored.logo ?? "",
      favicon: stored.favicon ?? "",
      ...writeOwnFont(stored),
    },
    isSaving,
  );
  const { values } = draft;
  const change = readChange(values, stored);
  // The same colour in another notation is not a change.
  return { draft, shown: previewTheme(values, stored), change, isChanged: Object.keys(change).length > 0 };
}
export type LookDraft = ReturnType<typeof useLookDraft>;

/** Untouched values are not sent, since another administrator may be changing them. */
function readChange(
  values: ThemeForm & OwnFontDraft & { readonly tabLabel: string; readonly logo: string; readonly favicon: string },
  stored: Appearance,
): AppearanceChange {
  const before = writeThemeForm(stored);
  const isLookChanged = JSON.stringify(previewTheme(values, stored)) !== JSON.stringify(previewTheme(before, stored));
  const ownFont = readOwnFontDraft(values);
  const isFontChanged = JSON.stringify(ownFont) !== JSON.stringify(readOwnFontDraft(writeOwnFont(stored)));
  const look = readThemeForm(values, stored);
  return {
    ...((isLookChanged || isFontChanged) && {
      look: { ...look, theme: { ...look.theme, ...(isFontChanged && { ownFont }) } },
    }),
    ...(values.tabLabel !== (stored.tabLabel ?? "") && { tabLabel: values.tabLabel.trim() || null }),
    ...(values.logo !== (stored.logo ?? "") && { logo: sendPicture(values.logo) }),
    ...(values.favicon !== (stored.favicon ?? "") && { favicon: sendPicture(values.favicon) }),
  };
}
