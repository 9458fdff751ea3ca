// Knows where long graphs are laid out: in a worker, or in the page where there is none or it fails.
import { type LaidShape, layOutShape, type Shape } from "./lay-out-shape.ts";

/** Each call has a worker of its own: calls are rare, and an idle worker would hold memory. */
export function layOutAside(shapes: readonly Shape[]): Promise<readonly LaidShape[]> {
  return new Promise((tell) => {
    const worker = startWorker();
    const end = (laid: readonly LaidShape[]) => {
      worker?.terminate();
      tell(laid);
    };
    const layOutHere = () => end(shapes.map(layOutShape));
    if (!worker) {
      layOutHere();
      return;
    }
    worker.addEventListener("message", ({ data }: MessageEvent<readonly LaidShape[]>) => end(data));
    worker.addEventListener("error", layOutHere);
    worker.addEventListener("messageerror", layOutHere);
    worker.postMessage(shapes);
  });
}

/** Some browsers, and pages under strict rules, give none. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./lay-out.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
