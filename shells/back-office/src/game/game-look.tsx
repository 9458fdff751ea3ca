// Knows how an author sets how a game is shown: all questions at once or one by one, and on which picture.

import {
  asksOneByOne,
  type GameDisplay,
  type GameLook as Look,
  readGameLook,
  writeGameLook,
} from "@academiz/domain/products";
import { Field, Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { FileField } from "../library/choosing/file-field.tsx";
import { nameFile } from "../library/choosing/name-file.ts";
import * as styles from "../product/product.css.ts";
import { useFilesOfGame } from "../studio/forms/picture/named-files.tsx";

export interface GameLookProps {
  readonly gameType: string;
  /** The stored config. */
  readonly config: unknown;
  readonly onChange: (part: ReturnType<typeof writeGameLook>) => void;
}

export function GameLook({ gameType, config, onChange }: GameLookProps) {
  const { t } = useLingui();
  const { documentFiles, noteFile } = useFilesOfGame();
  const look = readGameLook(config);
  const put = (part: Partial<Look>) => onChange(writeGameLook(config, { ...look, ...part }));
  return (
    <div className={styles.stack}>
      {asksOneByOne(gameType) && (
        <Field label={t`Questions`} help={t`One by one, learners go forward and back as they like.`}>
          <Select<GameDisplay>
            options={[
              { value: "STANDARD", label: t`All on one page` },
              { value: "ONE_BY_ONE", label: t`One by one` },
            ]}
            value={look.display}
            onValueChange={(display) => put({ display })}
          />
        </Field>
      )}
      <FileField
        label={t`Picture behind the game`}
        help={t`It is decoration: what is read stands on a plain ground before it.`}
        name={nameFile(look.background ?? "", documentFiles)}
        kinds={["image"]}
        onChange={(chosen) => {
          if (chosen) noteFile(chosen);
          put({ background: chosen ? `document:${chosen.slug}` : null });
        }}
      />
    </div>
  );
}
