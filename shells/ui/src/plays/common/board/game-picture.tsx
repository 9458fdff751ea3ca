// Knows how a picture of a game stands on a page: its room is kept from the first moment, before it has come.
import type { GamePicture as Picture } from "@academiz/domain/games";
import { useContext } from "react";
import { FilesContext } from "../../text-box/picture.tsx";

/** What is known of the file of a picture, and where it can be loaded from; empty where the library has it no more. */
export function useFileOf(src: string) {
  const file = useContext(FilesContext).find(({ slug }) => src === `document:${slug}`);
  return { url: src.startsWith("document:") ? (file?.url ?? "") : src, width: file?.width, height: file?.height };
}

export interface GamePictureProps {
  readonly picture: Pick<Picture, "src" | "alt" | "isDecoration">;
  readonly className: string;
  /** What stands beside it says the same. */
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
