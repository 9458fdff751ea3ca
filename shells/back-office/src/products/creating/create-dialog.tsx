// Knows what is asked before a new product opens: its name and language, and for a game its type.
import { GAME_TYPES, type GameType } from "@academiz/domain/games";
import { FormDialog, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { GameGallery } from "./game-gallery.tsx";
import type { NewType } from "./new-types.ts";
import { TemplateChoice } from "./template-choice.tsx";

export interface NewProduct {
  readonly name: string;
  readonly local: "FR" | "EN";
  /** The type of a new game. */
  readonly gameType: GameType;
  /** The slug of the template, which gives its language and type of game; null for none. */
  readonly template: string | null;
}
type Asked = "name" | "local" | "gameType" | "template";
export interface CreateDialogProps {
  readonly of: NewType;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onCreate: (product: NewProduct) => void;
}

export function CreateDialog({ of, isBusy, onCancel, onCreate }: CreateDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft<Readonly<Record<Asked, string>>>({
    name: "",
    local: i18n.locale === "fr" ? "FR" : "EN",
    gameType: GAME_TYPES[0],
    template: "",
  });
  const isAnew = draft.values.template === "";
  const readType = (said: string) => GAME_TYPES.find((type) => type === said) ?? GAME_TYPES[0];
  const words = {
    learniz: {
      title: t`New course`,
      submit: t`Create the course`,
      language: t`Language of the course`,
      missing: t`The course needs a name.`,
    },
    section: {
      title: t`New section`,
      submit: t`Create the section`,
      language: t`Language of the section`,
      missing: t`The section needs a name.`,
    },
    coursiz: {
      title: t`New path`,
      submit: t`Create the path`,
      language: t`Language of the path`,
      missing: t`The path needs a name.`,
    },
    classiz: {
      title: t`New classroom`,
      submit: t`Create the classroom`,
      language: t`Language of the classroom`,
      missing: t`The classroom needs a name.`,
    },
    attachment: {
      title: t`New attachment`,
      submit: t`Create the attachment`,
      language: t`Language of the attachment`,
      missing: t`The attachment needs a name.`,
    },
    "smart-sequence": {
      title: t`New smart sequence`,
      submit: t`Create the sequence`,
      language: t`Language of the sequence`,
      missing: t`The sequence needs a name.`,
    },
    game: {
      title: t`New game`,
      submit: t`Create the game`,
      language: t`Language of the game`,
      missing: t`The game needs a name.`,
    },
  }[of];
  return (
    <FormDialog<Asked>
      size={of === "game" && isAnew ? "large" : "small"}
      title={words.title}
      submitLabel={words.submit}
      isBusy={isBusy}
      onClose={onCancel}
      fields={[
        {
          kind: "line",
          name: "name",
          label: t`Name`,
          help: t`Learners read it as the title; it can be changed at any time.`,
          maxLength: 200,
        },
        ...(isAnew
          ? [
              {
                kind: "choice" as const,
                name: "local" as const,
                label: words.language,
                inRow: true,
                options: [
                  { value: "FR", label: "Français" },
                  { value: "EN", label: "English" },
                ],
              },
            ]
          : []),
      ]}
      draft={draft}
      errors={draft.values.name.trim() === "" ? { name: words.missing } : {}}
      onSubmit={({ name, local, gameType, template }) =>
        !isBusy &&
        onCreate({
          name,
          local: local === "EN" ? "EN" : "FR",
          gameType: readType(gameType),
          template: template === "" ? null : template,
        })
      }
    >
      <TemplateChoice
        of={of}
        value={draft.values.template}
        onValueChange={(template) => draft.put("template", template)}
      />
      {of === "game" && isAnew && (
        <GameGallery
          value={readType(draft.values.gameType)}
          onValueChange={(gameType) => draft.put("gameType", gameType)}
        />
      )}
    </FormDialog>
  );
}
