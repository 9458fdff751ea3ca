// Knows how the picture and the sound of a part of a game are shown, and the addresses of their files.
import type { GamePicture, ShownSound } from "@academiz/domain/games";
import { useContext } from "react";
import { Transcript } from "../../text-blocks/transcript.tsx";
import { FilesContext, Picture } from "../../text-box/picture.tsx";
import * as styles from "./files.css.ts";

/** The address of a `document:<slug>`; empty for a file that the library no longer has. */
function useResolve(): (src: string) => string {
  const files = useContext(FilesContext);
  return (src) =>
    src.startsWith("document:") ? (files.find(({ slug }) => src === `document:${slug}`)?.url ?? "") : src;
}

export function PartPicture({ picture }: { readonly picture: GamePicture }) {
  const resolve = useResolve();
  return (
    <div className={styles.picture}>
      <Picture src={picture.src} alt={picture.isDecoration ? "" : picture.alt} resolve={resolve} />
    </div>
  );
}

export function PartSound({ sound }: { readonly sound: ShownSound }) {
  const resolve = useResolve();
  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript below says the same in text */}
      <audio controls preload="metadata" src={resolve(sound.src)} className={styles.player} />
      {sound.transcript && <Transcript text={sound.transcript} />}
    </div>
  );
}
