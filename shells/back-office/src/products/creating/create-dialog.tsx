// Knows what is asked before a new product opens: its name and language, and for a game its type.
import { GAME_TYPES, type GameType } from "@academiz/domain/games";
import { FormDialog, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { CREATIONS } from "./creations.ts";
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
  const words = CREATIONS[of];
  return (
    <FormDialog<Asked>
      size={of === "game" && isAnew ? "large" : "small"}
      title={i18n._(words.title)}
      submitLabel={i18n._(words.submit)}
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
                label: i18n._(words.language),
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
      errors={draft.values.name.trim() === "" ? { name: i18n._(words.missing) } : {}}
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
