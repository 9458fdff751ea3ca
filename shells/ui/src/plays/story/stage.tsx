// Knows how a scene is shown: its picture, and the characters in it.
import type { StoryView } from "@academiz/domain/games";
import { PartPicture } from "../common/shown/files.tsx";
import * as styles from "./story.css.ts";

export function Stage({ scene: { picture, characters } }: Pick<StoryView, "scene">) {
  if (!picture && characters.length === 0) return null;
  return (
    <div className={styles.stage}>
      {picture && <PartPicture picture={picture} />}
      {characters.length > 0 && (
        <ul className={styles.cast}>
          {characters.map(({ slug, name, picture: face }) => (
            <li key={slug} className={styles.character}>
              {face ? (
                <span className={styles.face}>
                  <PartPicture picture={face} />
                </span>
              ) : (
                <span className={styles.letter} aria-hidden>
                  {[...name][0] ?? "?"}
                </span>
              )}
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
