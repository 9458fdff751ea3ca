// Knows who lays out long graphs: a worker, begun when the first one is looked at; the page itself where none can be had.
import { type LaidShape, layOutShape, type Shape } from "./lay-out-shape.ts";

/** One for each time: what is asked for rarely holds nothing meanwhile. */
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
