// Knows how shapes are laid out in a worker, while the page goes on.
import { layOutShape, type Shape } from "./lay-out-shape.ts";

self.addEventListener("message", ({ data }: MessageEvent<readonly Shape[]>) => self.postMessage(data.map(layOutShape)));
