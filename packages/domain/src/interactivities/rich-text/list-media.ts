// Knows the media of a rich text. An image with an empty alt is decorative by the author's word.
import type { UsedMedia } from "../../games/index.ts";
import type { PlainBlock } from "./rich-text.ts";

/** The pictures, sounds, films and captions of a block. */
export function listBlockMedia(block: PlainBlock): readonly UsedMedia[] {
  switch (block.type) {
    case "image":
      return [{ medium: "image", address: block.src, lacksAlternative: false }];
    case "audio":
      return [{ medium: "audio", address: block.src, lacksAlternative: block.transcript.trim() === "" }];
    case "video":
      return [
        { medium: "video", address: block.src, lacksAlternative: block.captionsSrc.trim() === "" },
        { medium: "captions", address: block.captionsSrc, lacksAlternative: false },
      ];
    default:
      return [];
  }
}
