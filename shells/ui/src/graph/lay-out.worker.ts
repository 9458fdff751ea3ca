// Knows how shapes are laid out beside the page, which goes on meanwhile: they come in, and come back laid out.
import { layOutShape, type Shape } from "./lay-out-shape.ts";

self.addEventListener("message", ({ data }: MessageEvent<readonly Shape[]>) => self.postMessage(data.map(layOutShape)));
