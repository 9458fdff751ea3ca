// Knows how a picture of the library is loaded to be edited, upright as its camera recorded it, and whether it can be.
import { createFrameCounter, type NoEdit, readPictureSize, refuseEdit } from "@academiz/domain/documents";

export type LoadedPicture =
  | { readonly bitmap: ImageBitmap; readonly bytes: number }
  | { readonly refusal: NoEdit | "unreadable" | "unreachable" };

/** Never throws. */
export async function loadPicture(url: string, mediaType: string): Promise<LoadedPicture> {
  const isDrawing = refuseEdit(mediaType, 1);
  if (isDrawing) return { refusal: isDrawing };
  const blob = await fetchBytes(url);
  if (!blob) return { refusal: "unreachable" };
  const refusal = refuseEdit(mediaType, await countFrames(blob, mediaType));
  if (refusal) return { refusal };
  try {
    return { bitmap: await createImageBitmap(blob, { imageOrientation: "from-image" }), bytes: blob.size };
  } catch {
    // The browser gives no reason for a picture that it cannot decode.
    return { refusal: "unreadable" };
  }
}

async function fetchBytes(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.blob() : null;
  } catch {
    // The network is down: the caller says so, and tries again.
    return null;
  }
}

async function countFrames(blob: Blob, mediaType: string): Promise<number> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const counter = createFrameCounter(mediaType, readPictureSize(mediaType, bytes) ?? { width: 1, height: 1 });
  counter?.push(bytes);
  return counter?.read().frames ?? 1;
}
