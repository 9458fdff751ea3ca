// Knows where long graphs are laid out: in a worker, or in the page where the worker fails.
import { type LaidShape, layOutShape, type Shape } from "./lay-out-shape.ts";

/** Each call has a worker of its own: calls are rare, and an idle worker would hold memory. */
export function layOutAside(shapes: readonly Shape[]): Promise<readonly LaidShape[]> {
  return new Promise((tell) => {
    const worker = new Worker(new URL("./lay-out.worker.ts", import.meta.url), { type: "module" });
    const end = (laid: readonly LaidShape[]) => {
      worker.terminate();
      tell(laid);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<readonly LaidShape[]>) => end(data));
    worker.addEventListener("error", () => end(shapes.map(layOutShape)));
    worker.postMessage(shapes);
  });
}
