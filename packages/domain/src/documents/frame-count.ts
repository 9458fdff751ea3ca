// Knows how many pictures an animation holds, and how large they are, from its blocks as they pass by: nothing is
// decoded (attack 51).
import { isDecodable, MOST_FRAMES, type PictureSize } from "./picture-size.ts";

/** Pixels of all frames together, each counted as large as the whole, because a decoder draws every one of them. */
export const MOST_ANIMATED_PIXELS = 2_000_000_000;

/** `width` and `height`: what any frame reaches, even where the file claims to be smaller. */
export interface Animation extends PictureSize {
  readonly frames: number;
}

/** True where browsers may play it. */
export const isPlayable = (animation: Animation): boolean =>
  isDecodable(animation) &&
  animation.frames <= MOST_FRAMES &&
  animation.frames * animation.width * animation.height <= MOST_ANIMATED_PIXELS;

/** Counts the frames of a picture while its bytes go by. */
export interface FrameCounter {
  /**
   * Takes the next bytes of the file. False once more bytes would change nothing: the file ended, or cannot be played.
   */
  push(bytes: Uint8Array): boolean;
  /** The count so far; a picture that is not animated has one frame. */
  read(): Animation;
}

/** What a walk asks for: the next so many bytes, or to skip them. */
type Step = { readonly take: number } | { readonly skip: number };
type Walk = Generator<Step, void, Uint8Array>;
type AddFrame = (frame: PictureSize) => void;
const WALKS: Readonly<Record<string, (add: AddFrame) => Walk>> = {
  "image/gif": walkGif,
  "image/png": walkPng,
  "image/webp": walkWebp,
};

/**
 * A counter for a GIF, PNG or WebP whose head states this size; null for a type that is never animated here. Never
 * throws.
 */
export function createFrameCounter(type: string, whole: PictureSize): FrameCounter | null {
  const walk = WALKS[type];
  if (!walk) return null;
  let [frames, width, height] = [0, whole.width, whole.height];
  const read = (): Animation => ({ frames: Math.max(frames, 1), width, height });
  const steps = walk((frame) => {
    frames += 1;
    width = Math.max(width, frame.width);
    height = Math.max(height, frame.height);
  });
  const feed = createFeed(steps);
  return { read, push: (bytes) => feed(bytes, () => isPlayable(read())) };
}

/** Gives a walk the bytes that it asks for, in whatever pieces they come. */
function createFeed(steps: Walk): (bytes: Uint8Array, mayGoOn: () => boolean) => boolean {
  let step = steps.next();
  let passed = 0;
  let taken: number[] = [];
  return (bytes, mayGoOn) => {
    let at = 0;
    while (!step.done && mayGoOn()) {
      const wanted = "take" in step.value ? step.value.take : step.value.skip;
      const part = Math.min(wanted - passed, bytes.byteLength - at);
      if ("take" in step.value) taken.push(...bytes.subarray(at, at + part));
      at += part;
      passed += part;
      if (passed < wanted) return true;
      const whole = Uint8Array.from(taken);
      [passed, taken] = [0, []];
      step = steps.next(whole);
    }
    return false;
  };
}

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const little = (bytes: Uint8Array, at: number, length: number): number =>
  Array.from({ length }, (_, index) => (bytes[at + index] ?? 0) * 256 ** index).reduce((sum, part) => sum + part, 0);
const big = (bytes: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (bytes[at + index] ?? 0), 0);

const [EXTENSION, IMAGE] = [0x21, 0x2c];
/** How many bytes a colour table takes, by its flags. */
const countColours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function* walkGif(add: AddFrame): Walk {
  const head = yield { take: 13 };
  yield { skip: countColours(head[10] ?? 0) };
  for (;;) {
    const [kind] = yield { take: 1 };
    if (kind === IMAGE) {
      const frame = yield { take: 9 };
      add({
        width: little(frame, 0, 2) + little(frame, 4, 2),
        height: little(frame, 2, 2) + little(frame, 6, 2),
      });
      yield { skip: countColours(frame[8] ?? 0) + 1 };
    } else if (kind === EXTENSION) yield { skip: 1 };
    else return;
    for (let length = -1; length !== 0; ) {
      [length = 0] = yield { take: 1 };
      yield { skip: length };
    }
  }
}

/** Each frame has a chunk of its own, so the stated number of frames does not matter. */
function* walkPng(add: AddFrame): Walk {
  yield { skip: 8 };
  for (;;) {
    const head = yield { take: 8 };
    const length = big(head, 0);
    const name = textOf(head.subarray(4));
    const isFrame = name === "fcTL" && length >= 20;
    if (isFrame) {
      const frame = yield { take: 20 };
      add({ width: big(frame, 4) + big(frame, 12), height: big(frame, 8) + big(frame, 16) });
    }
    if (name === "IEND") return;
    yield { skip: length - (isFrame ? 20 : 0) + 4 };
  }
}

function* walkWebp(add: AddFrame): Walk {
  yield { skip: 12 };
  for (;;) {
    const head = yield { take: 8 };
    const length = little(head, 4, 4);
    const isFrame = textOf(head.subarray(0, 4)) === "ANMF" && length >= 12;
    if (isFrame) {
      const frame = yield { take: 12 };
      add({
        width: 2 * little(frame, 0, 3) + little(frame, 6, 3) + 1,
        height: 2 * little(frame, 3, 3) + little(frame, 9, 3) + 1,
      });
    }
    // Chunks begin at even offsets.
    yield { skip: length + (length % 2) - (isFrame ? 12 : 0) };
  }
}
