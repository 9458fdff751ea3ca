// Knows the settings of a set of cards: their size, the look of their fronts, how they turn, and when the set is done.

import type { setCards } from "@academiz/domain/editing";
import { type CardsData, listCards, readCriteria } from "@academiz/domain/interactivities";
import type { CardModals, FlipCards } from "@academiz/domain/learniz";
import { Field, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as form from "../form.css.ts";
import * as styles from "./cards-form.css.ts";

export interface CardsSettingsProps {
  readonly one: FlipCards | CardModals;
  readonly onSet: (field: string, settings: Parameters<typeof setCards>[1]) => void;
}

type Direction = NonNullable<CardsData["cardDirection"]>;

export function CardsSettings({ one, onSet }: CardsSettingsProps) {
  const { t } = useLingui();
  const { cardSize, cardDirection = "REGULAR", cardTransition = "", validationCriteria } = one.data;
  const criteria = readCriteria(validationCriteria);
  const turns = one.type === "flip-card";
  const sizes: { readonly [S in CardsData["cardSize"]]: string } = {
    xs: t`Very small: 7 in a row`,
    s: t`Small: 5 in a row`,
    m: t`Medium: 3 in a row`,
    l: t`Large: 2 in a row`,
    xl: t`Very large: 1 in a row`,
  };
  const directions: { readonly [D in Direction]: string } = {
    REGULAR: t`The picture, then the words`,
    REVERSE: t`The words, then the picture`,
    ONLY_ICON: t`The picture alone`,
  };
  return (
    <>
      <div className={form.row}>
        <div className={styles.setting}>
          <Field label={t`Size of the cards`} help={t`On a wide screen; fewer on a narrow one.`}>
            <Select
              options={(["xs", "s", "m", "l", "xl"] as const).map((value) => ({ value, label: sizes[value] }))}
              value={cardSize}
              onValueChange={(value) => onSet("size", { cardSize: value })}
            />
          </Field>
        </div>
        <div className={styles.setting}>
          <Field label={t`The front shows`}>
            <Select
              options={(["REGULAR", "REVERSE", "ONLY_ICON"] as const).map((value) => ({
                value,
                label: directions[value],
              }))}
              value={cardDirection}
              onValueChange={(value) => onSet("direction", { cardDirection: value })}
            />
          </Field>
        </div>
        {turns && (
          <div className={styles.setting}>
            <Field label={t`The back comes`}>
              <Select
                options={[
                  { value: "TURN", label: t`By turning the card` },
                  { value: "FADE", label: t`By fading in` },
                ]}
                value={cardTransition.toUpperCase() === "FADE" ? "FADE" : "TURN"}
                onValueChange={(value) => onSet("transition", { cardTransition: value })}
              />
            </Field>
          </div>
        )}
      </div>
      <div className={form.row}>
        <div className={styles.setting}>
          <Field label={turns ? t`Done once the learner has turned` : t`Done once the learner has opened`}>
            <Select
              options={[
                { value: "ALL", label: turns ? t`every card` : t`every card that counts` },
                { value: "ANY", label: t`any one card` },
                { value: "COUNT", label: t`so many cards` },
              ]}
              value={typeof criteria === "number" ? "COUNT" : criteria}
              onValueChange={(value) =>
                onSet("criteria", {
                  validationCriteria: value === "COUNT" ? Math.min(2, listCards(one).length) : value,
                })
              }
            />
          </Field>
        </div>
        {typeof criteria === "number" && (
          <div className={styles.setting}>
            <NumberField
              label={t`How many cards`}
              min={1}
              max={Math.max(1, listCards(one).length)}
              value={criteria}
              onValueChange={(count) => onSet("criteria", { validationCriteria: Math.floor(count) })}
            />
          </div>
        )}
      </div>
    </>
  );
}
