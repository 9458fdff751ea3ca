// Knows how the options that every game has reach the view of any type, and stay beside the answers that it reports.
import type { GameType, OptionsView } from "@academiz/domain/games";
import { type ComponentType, useState } from "react";
import type { GameViewProps } from "../game-view.ts";
import { OptionsContext, type Wanted } from "./options-context.ts";

const NO_HINTS = {};

export function withOptions<T extends GameType>(View: ComponentType<GameViewProps<T>>) {
  return function WithOptions(props: GameViewProps<T>) {
    const { game, onAnswer, onSubmit } = props;
    const [wanted, setWanted] = useState<Wanted | null>(null);
    const { hints, kept, given }: OptionsView = game;
    const asked = kept.hints ?? [];
    const options = {
      // The answers are shown with what is right: no hint is needed any more.
      hints: game.isDone ? NO_HINTS : hints,
      asked,
      ask: (slug: string) => onAnswer({ ...readState(given), ...kept, hints: [...asked, slug] }),
      handIn: () => {
        onAnswer({ ...readState(given), ...kept, isHandedIn: true });
        onSubmit();
      },
      wanted,
      lead: (slug: string) => setWanted({ slug }),
    };
    return (
      <OptionsContext value={options}>
        <View {...props} onAnswer={(data) => onAnswer({ ...readState(data), ...kept })} />
      </OptionsContext>
    );
  };
}

const readState = (data: unknown): object => (typeof data === "object" && data !== null ? data : { answers: {} });
