// Knows how a game as a product is written on its page: its questions, then its rules.
import {
  changeGame,
  changeRules,
  type GameContentView,
  type GameWriting as Writing,
} from "@academiz/application/game-content";
import type { DocumentFile } from "@academiz/domain/catalog";
import type { CourseProblem } from "@academiz/domain/checks";
import type { Game, GameType } from "@academiz/domain/games";
import type { TriedDraft } from "@academiz/domain/products";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { Card, GAME_WORDS } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useNamedFiles } from "../library/named/use-named-files.ts";
import { useOffice, useSession } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";
import { findPart, useFocusSoon } from "../studio/common/use-focus-soon.ts";
import { GAME_FORMS } from "../studio/forms/game-forms.tsx";
import { NameFiles } from "../studio/forms/picture/named-files.tsx";
import { TrialPane } from "../trial/late-trial.ts";
import { TryButton } from "../trial/try-button.tsx";
import { useIsWide } from "../trial/use-is-wide.ts";
import { useTrial } from "../trial/use-trial.ts";
import { GameLook } from "./game-look.tsx";
import { GameProblems } from "./game-problems.tsx";
import { GameRules } from "./game-rules.tsx";
import { GameSaved } from "./game-saved.tsx";
import { GameSounds } from "./game-sounds.tsx";

export interface GameWritingProps<T extends GameType = GameType> {
  readonly game: Game<T>;
  /** The name of the product. */
  readonly name: string;
  readonly slug: string;
  readonly view: GameContentView;
  readonly writing: Writing;
  /** The files that the stored game names. */
  readonly files: readonly DocumentFile[];
  /** Somebody else saved meanwhile: nothing is stored until its author chose. */
  readonly isConflicting: boolean;
  readonly onGo: (problem: CourseProblem) => void;
}

/** The name of its block: a page has only one game. */
export const GAME_PLACE = "game";

/** From this width in pixels on, form and player stand side by side. */
const WIDE = 1200;

export function GameWriting<T extends GameType>(props: GameWritingProps<T>) {
  const { game, name, slug, view, writing, files, isConflicting, onGo } = props;
  const { i18n } = useLingui();
  const { office } = useOffice();
  const focusSoon = useFocusSoon();
  const { documentFiles, noteFile } = useNamedFiles(files);
  const { gameType, config }: Game<T> = game;
  const { Form } = GAME_FORMS[gameType];
  const { draft } = view;
  const trial = useTrial(true);
  const isBeside = useIsWide(WIDE);
  const { markType, theme } = useSession().client ?? {};
  const tried: TriedDraft = useMemo(
    () => ({
      kind: "game",
      slug,
      name,
      content: draft,
      documentFiles: [...documentFiles],
      markType: markType ?? DEFAULT_MARK_TYPE,
      theme: { ...theme },
      at: null,
      block: null,
    }),
    [slug, name, draft, documentFiles, markType, theme],
  );
  const written = (
    <div data-block={GAME_PLACE} tabIndex={-1} className={styles.written}>
      <div className={styles.trying}>
        <TryButton trial={trial} />
      </div>
      <Card title={i18n._(GAME_WORDS[gameType].name)}>
        <div className={styles.stack}>
          <NameFiles documentFiles={documentFiles} noteFile={noteFile}>
            <Form
              game={game}
              random={office.dice.random}
              change={(_field, part) => changeGame(writing, gameType, part)}
              focusPart={(part) => focusSoon(findPart(GAME_PLACE, part))}
            />
          </NameFiles>
        </div>
      </Card>
      <Card title={<Trans>Checks</Trans>}>
        <GameProblems problems={view.problems} name={name} onGo={onGo} />
      </Card>
      <Card title={<Trans>Rules</Trans>}>
        <GameRules game={game} onChange={(rules) => changeRules(writing, gameType, rules)} />
      </Card>
      <Card title={<Trans>Look</Trans>}>
        <NameFiles documentFiles={documentFiles} noteFile={noteFile}>
          <GameLook
            gameType={gameType}
            config={draft["config"]}
            onChange={(look) => changeRules(writing, gameType, look)}
          />
        </NameFiles>
      </Card>
      <Card title={<Trans>Sounds</Trans>}>
        <NameFiles documentFiles={documentFiles} noteFile={noteFile}>
          <GameSounds config={config} onChange={(sounds) => changeRules(writing, gameType, sounds)} />
        </NameFiles>
      </Card>
      <GameSaved
        view={view}
        isConflicting={isConflicting}
        onRestore={() => writing.send({ type: "opening.restored" })}
        onRetry={() => writing.send({ type: "save.asked" })}
      />
    </div>
  );
  return (
    <div className={trial.isOpen && isBeside ? styles.sideBySide : undefined}>
      {written}
      {trial.isOpen && <TrialPane draft={tried} trial={trial} isBeside={isBeside} className={styles.tried} />}
    </div>
  );
}
