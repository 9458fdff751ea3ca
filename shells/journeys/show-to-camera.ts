// Knows how a journey holds a picture before the camera of a browser: turned, small and in a dim room.
import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

const [WIDTH, HEIGHT] = [640, 480];

/** How the picture stands before the camera. */
export interface Held {
  /** Degrees to the right. */
  readonly turned: number;
  /** Pixels of its longer side, of 640 by 480 that the camera sees. */
  readonly side: number;
  /** 0–1: how bright its white is. */
  readonly light: number;
}

/** The arguments of a Chromium whose camera shows what this file holds: uncompressed video (Y4M). */
export const showsFile = (path: string): readonly string[] => [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${path}`,
];

/** Takes a picture of what is drawn there, and puts it before the camera that shows this file. */
export async function showToCamera(page: Page, drawn: Locator, path: string, held: Held): Promise<void> {
  const picture = (await drawn.screenshot()).toString("base64");
  const seen = await page.evaluate(look, { picture, held, width: WIDTH, height: HEIGHT });
  const luma = Buffer.from(seen, "base64");
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, grey]);
  await writeFile(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
}

/** In the page: how bright each point of the camera's picture is, as base64. */
async function look({
  picture,
  held: { turned, side, light },
  width,
  height,
}: {
  readonly picture: string;
  readonly held: Held;
  readonly width: number;
  readonly height: number;
}): Promise<string> {
  const image = await createImageBitmap(
    new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], { type: "image/png" }),
  );
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#777";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turned * Math.PI) / 180);
  const scale = side / Math.max(image.width, image.height);
  context.scale(scale, scale);
  context.filter = `brightness(${light})`;
  context.drawImage(image, -image.width / 2, -image.height / 2);
  const { data } = context.getImageData(0, 0, width, height);
  let bytes = "";
  for (let at = 0; at < data.length; at += 4)
    bytes += String.fromCharCode(
      Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)),
    );
  return btoa(bytes);
}
