// Knows how a QR code is read from a picture: by the browser where it can, else by a library that is loaded when it is
// needed.

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** The longer side of the picture that is read, in pixels: more would be slower, and find no more. */
const SIDE = 640;

/** A function that reads pictures on this device; it answers null where no QR code is in sight. */
export async function createPictureReader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector: Native } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const detector = Native ? await openDetector(Native) : null;
  if (detector)
    return async (video) => {
      // What cannot be read at this moment is read at the next.
      const found = await detector.detect(video).catch(() => []);
      return found[0]?.rawValue ?? null;
    };
  const { default: readCode } = await import("jsqr");
  const canvas = document.createElement("canvas");
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (videoWidth === 0 || videoHeight === 0) return null;
    const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return readCode(data, width, height)?.data ?? null;
  };
}

/** Some browsers have the class, but no format. */
async function openDetector(Native: DetectorClass): Promise<Detector | null> {
  try {
    const { getSupportedFormats } = Native as unknown as { getSupportedFormats?: () => Promise<readonly string[]> };
    const formats = (await getSupportedFormats?.call(Native)) ?? [];
    return formats.includes("qr_code") ? new Native({ formats: ["qr_code"] }) : null;
  } catch {
    return null;
  }
}
