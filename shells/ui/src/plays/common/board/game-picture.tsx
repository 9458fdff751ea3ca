// Knows how a picture of a game is shown: its room is reserved from the start, before it has come.
import type { GamePicture as Picture } from "@academiz/domain/games";
import { useContext } from "react";
import { FilesContext } from "../../text-box/picture.tsx";

/** What is known of the file of a picture, and its address; empty where the library no longer has it. */
export function useFileOf(src: string) {
  const file = useContext(FilesContext).find(({ slug }) => src === `document:${slug}`);
  return { url: src.startsWith("document:") ? (file?.url ?? "") : src, width: file?.width, height: file?.height };
}

export interface GamePictureProps {
  readonly picture: Pick<Picture, "src" | "alt" | "isDecoration">;
  readonly className: string;
  /** The words beside it say the same, so it has no alternative text. */
  readonly isMute?: boolean;
}

export function GamePicture({
  picture: { src, alt, isDecoration = false },
  className,
  isMute = false,
}: GamePictureProps) {
  const { url, width, height } = useFileOf(src);
  return (
    <img
      src={url || undefined}
      alt={isMute || isDecoration ? "" : alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
