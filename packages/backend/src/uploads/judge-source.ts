// Knows what a file that was sent is, by what is in it, and whether a library takes it (decisions 12).
import {
  createFrameCounter,
  findKind,
  findWholeLimit,
  isDecodable,
  isPlayable,
  isSafeLottie,
  judgeZip,
  PICTURE_HEAD,
  type PictureSize,
  readPictureSize,
  SCORM_TYPE,
} from "@academiz/domain/documents";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { StagedFile } from "../ports/index.ts";

export interface JudgedSource {
  readonly type: string;
  /** Of a picture that is made of pixels. */
  readonly picture: PictureSize | null;
  /** False for a picture whose decoding needs more memory than one upload may take. */
  readonly isShrinkable: boolean;
}

interface Looking {
  readonly zips: Pick<World["zips"], "look">;
}

/** Bytes of an animation, which is read whole. */
const LARGEST_ANIMATION = 8 * 1_048_576;
const DRAWING = "image/svg+xml";

export async function judgeSource(world: Looking, file: StagedFile): Promise<Result<JudgedSource, Refusal>> {
  const type = await findType(world, file);
  if (type === null || type === SCORM_TYPE || findKind(type) === null) return refuse("document.source.wrong_type");
  if (!type.startsWith("image/") || type === DRAWING) return succeed({ type, picture: null, isShrinkable: false });
  const head = await readHead(file, PICTURE_HEAD);
  const picture = readPictureSize(type, head);
  if (!picture) return refuse("document.source.wrong_type");
  const isFit = isDecodable(picture) && (await isFewFrames(type, picture, file));
  const limit = findWholeLimit(type, head);
  const isShrinkable = limit === null || picture.width * picture.height <= limit;
  return isFit ? succeed({ type, picture, isShrinkable }) : refuse("document.source.too_many_pixels");
}

/** Frames stand all over the file: it is read to its end, or to where it is too much. */
async function isFewFrames(type: string, picture: PictureSize, file: StagedFile): Promise<boolean> {
  const counter = createFrameCounter(type, picture);
  if (!counter) return true;
  for await (const part of file.read()) if (!counter.push(part)) break;
  return isPlayable(counter.read());
}

async function findType({ zips }: Looking, file: StagedFile): Promise<string | null> {
  if (file.type === "application/zip") {
    const found = await zips.look(file);
    return found && judgeZip(found.names, found.mimetype);
  }
  return file.type === "text/plain" ? judgeText(file) : file.type;
}

/** JSON is an animation that runs nothing, or is not taken; what only begins like JSON is a text. */
async function judgeText(file: StagedFile): Promise<string | null> {
  const first = (await readHead(file, HEAD)).find((byte) => !BLANKS.includes(byte));
  if (first !== BRACE && first !== BRACKET) return file.type;
  const text = await file.readText(LARGEST_ANIMATION);
  if (text === null) return null;
  try {
    return isSafeLottie(JSON.parse(text.replace(/^\ufeff/, ""))) ? "application/json" : null;
  } catch (error) {
    if (error instanceof SyntaxError) return file.type;
    throw error;
  }
}
const HEAD = 1_024;
/** Also the mark that some editors write first. */
const BLANKS: readonly number[] = [0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf];
const [BRACE, BRACKET] = [0x7b, 0x5b];

async function readHead(file: StagedFile, most: number): Promise<Uint8Array> {
  const head = new Uint8Array(Math.min(most, file.size));
  let end = 0;
  if (head.byteLength > 0)
    for await (const part of file.read({ start: 0, end: head.byteLength - 1 })) {
      head.set(part, end);
      end += part.byteLength;
    }
  return head;
}
