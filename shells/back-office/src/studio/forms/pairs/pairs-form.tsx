// Knows how a game of joining is written: pairs, or dots in an order.
import { setPairs } from "@academiz/domain/games";
import { RadioGroup } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import type { GameFormProps } from "../game-form.ts";
import { DotList } from "./dot-list.tsx";
import { PairList } from "./pair-list.tsx";

export function PairsForm(props: GameFormProps<"POINT_A_RELIER">) {
  const { t } = useLingui();
  const { game, random, change } = props;
  const { mode = "pairs" } = game.content;
  return (
    <>
      <RadioGroup
        label={t`What learners do`}
        options={[
          { value: "pairs", label: t`They match what belongs together` },
          { value: "dots", label: t`They join dots in their order` },
        ]}
        value={mode}
        onValueChange={(value) => change("mode", (own) => setPairs(own, { mode: value as typeof mode }, random))}
      />
      {mode === "dots" ? <DotList {...props} /> : <PairList {...props} />}
    </>
  );
}
