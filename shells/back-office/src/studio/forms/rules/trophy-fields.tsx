// Knows which trophies a game or a course gives, and from which scores (§9.17, decisions 5).
import { DEFAULT_THRESHOLDS, listUnearned, type Trophy, type TrophyChoice } from "@academiz/domain/scoring";
import { Switch } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../../../product/product.css.ts";
import { ScoreField } from "../../common/score-field.tsx";

export interface TrophyFieldsProps {
  readonly trophies: TrophyChoice | undefined;
  /** Undefined: the default ones. */
  readonly onChange: (trophies: TrophyChoice | undefined) => void;
}

const ORDER: readonly Trophy[] = ["gold", "silver", "bronze"];

export function TrophyFields({ trophies, onChange }: TrophyFieldsProps) {
  const { t } = useLingui();
  const isOff = trophies?.isOff === true;
  const labels: Readonly<Record<Trophy, string>> = {
    gold: t`Gold trophy from a score of`,
    silver: t`Silver trophy from a score of`,
    bronze: t`Bronze trophy from a score of`,
  };
  /** Settings without a value are left out. */
  const change = (part: TrophyChoice) => {
    const said = Object.entries({ ...trophies, ...part }).filter(([, value]) => value !== undefined);
    onChange(said.length > 0 ? Object.fromEntries(said) : undefined);
  };
  const unearned = listUnearned(trophies);
  return (
    <>
      <div className={styles.wholeRow}>
        <Switch checked={!isOff} onCheckedChange={(isOn) => change({ isOff: isOn ? undefined : true })}>
          <Trans>Learners earn trophies</Trans>
        </Switch>
      </div>
      {!isOff &&
        ORDER.map((trophy) => {
          const usual = DEFAULT_THRESHOLDS[trophy];
          return (
            <ScoreField
              key={trophy}
              label={labels[trophy]}
              help={
                unearned.includes(trophy)
                  ? t`Nobody earns it: a better trophy is earned with less.`
                  : t`Empty: from ${usual} on.`
              }
              value={trophies?.[trophy]}
              onValueChange={(typed) => change({ [trophy]: typed })}
              onClear={() => change({ [trophy]: undefined })}
            />
          );
        })}
    </>
  );
}
