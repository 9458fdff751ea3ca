// Knows how an author enters a product's name, description, language and duration.
import { isRated, type ProductType, readDifficulty } from "@academiz/domain/catalog";
import type { ProductSettings } from "@academiz/domain/products";
import { Card, Form, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ProductTexts } from "./product-texts.tsx";

/** The typed values, which survive the form: its author may open another tab before saving. */
export function useSettings(title: string, settings: ProductSettings, isSaving: boolean) {
  const { language, minutes, difficulty, isSimplify, texts } = settings;
  const stored = {
    title,
    ...settings,
    language: language ?? UNSAID,
    minutes: minutes === null ? "" : String(minutes),
    difficulty: difficulty ?? UNSAID,
    isSimplify: isSimplify ? STRAIGHT : INTRODUCED,
    // What is typed is text: unchanged words are the same text.
    texts: JSON.stringify(texts),
  };
  return useDraft(stored, isSaving);
}
export type SettingsDraft = ReturnType<typeof useSettings>;

/** The form's id, by which the bar at the foot of the page submits it. */
export const SETTINGS_FORM = "settings-form";
const UNSAID = "UNSAID";
/** How a game begins (§3.86). */
const [INTRODUCED, STRAIGHT] = ["INTRODUCED", "STRAIGHT"];
/** The types whose player says words that their author may replace (§3.100); courses have theirs in the studio. */
const WORDED: readonly ProductType[] = ["game", "smart-sequence", "scorm", "attachment"];
/** A day has no more. */
const MOST_MINUTES = 1440;

export interface SettingsTabProps {
  readonly draft: SettingsDraft;
  readonly type: ProductType;
  readonly onSave: (title: string, settings: ProductSettings) => void;
  /** The cover, below the fields. */
  readonly children: ReactNode;
}

export function SettingsTab({ draft, type, onSave, children }: SettingsTabProps) {
  const { t } = useLingui();
  const minutes = readMinutes(draft.values.minutes);
  const { cover } = draft.values;
  const language = readLocal(draft.values.language);
  const texts: ProductSettings["texts"] = JSON.parse(draft.values.texts);
  const coverAlternative = draft.values.coverAlternative.trim();
  const gameFields = [
    {
      kind: "text" as const,
      name: "explanation" as const,
      label: t`How it is played`,
      help: t`Learners read it before they begin.`,
      maxLength: 5000,
    },
    {
      kind: "choice" as const,
      name: "isSimplify" as const,
      label: t`It begins with`,
      inRow: true,
      options: [
        { value: INTRODUCED, label: <Trans>Its introduction</Trans> },
        { value: STRAIGHT, label: <Trans>The game itself</Trans> },
      ],
    },
  ];
  const ratedFields = [
    {
      kind: "choice" as const,
      name: "difficulty" as const,
      label: t`Difficulty`,
      inRow: true,
      options: [
        { value: "EASY", label: <Trans>Easy</Trans> },
        { value: "MEDIUM", label: <Trans>Medium</Trans> },
        { value: "HARD", label: <Trans>Hard</Trans> },
        { value: UNSAID, label: <Trans>Not said</Trans> },
      ],
    },
  ];
  return (
    <Card title={<Trans>Settings</Trans>} description={<Trans>What learners read before they open it.</Trans>}>
      <Form
        id={SETTINGS_FORM}
        fields={[
          { kind: "line", name: "title", label: t`Title`, maxLength: 200 },
          { kind: "line", name: "subtitle", label: t`Subtitle`, maxLength: 200 },
          { kind: "text", name: "description", label: t`Description`, maxLength: 5000 },
          { kind: "line", name: "author", label: t`Author`, maxLength: 200 },
          {
            kind: "choice",
            name: "language",
            label: t`Language`,
            inRow: true,
            options: [
              { value: "FR", label: "Français" },
              { value: "EN", label: "English" },
              { value: UNSAID, label: <Trans>Not said</Trans> },
            ],
          },
          {
            kind: "line",
            name: "minutes",
            label: t`Duration, in minutes`,
            help: t`Leave it empty where nobody knows.`,
            inputMode: "numeric",
          },
          ...(type === "game" ? gameFields : []),
          ...(isRated(type) ? ratedFields : []),
        ]}
        draft={draft}
        errors={{
          ...(draft.values.title.trim() === "" && { title: t`The product needs a title.` }),
          ...(minutes === undefined && { minutes: t`Type a whole number from 1 to ${MOST_MINUTES}, or nothing.` }),
        }}
        onSubmit={({ title, language: _language, difficulty: rated, minutes: _minutes, ...said }) => {
          const difficulty = readDifficulty(rated);
          const isSimplify = said.isSimplify === STRAIGHT;
          if (minutes !== undefined)
            onSave(title, { ...said, language, minutes, difficulty, cover, coverAlternative, isSimplify, texts });
        }}
      >
        {children}
        {WORDED.includes(type) && (
          <ProductTexts
            language={language}
            texts={texts}
            onChange={(words) => draft.put("texts", JSON.stringify(words))}
          />
        )}
      </Form>
    </Card>
  );
}

const readLocal = (chosen: string) => (chosen === "FR" || chosen === "EN" ? chosen : null);

/** Undefined where the typed text is not a duration. */
function readMinutes(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MINUTES ? Number(text) : undefined;
}
