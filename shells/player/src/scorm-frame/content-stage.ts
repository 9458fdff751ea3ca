// Knows the place where a content stands: a frame of its own in this page, whose window holds what the content looks for.
import type { ContentStage, RunningItem } from "@academiz/application/ports";

const NAMES = ["API", "API_1484_11"] as const satisfies readonly RunningItem["apiName"][];
const FEATURES = "autoplay; fullscreen; encrypted-media; picture-in-picture";

export function createContentStage(page: Window & typeof globalThis): ContentStage {
  const above = page as unknown as Partial<Record<RunningItem["apiName"], RunningItem["api"]>>;
  const { document } = page;
  return {
    show(url, title, running) {
      for (const name of NAMES) delete above[name];
      if (running) above[running.apiName] = running.api;
      // A frame of its own each time: what a content did to the last one is gone, and nothing is added to the way back.
      const frame = document.createElement("iframe");
      frame.allow = FEATURES;
      frame.title = title;
      frame.src = url;
      frame.addEventListener("load", () => frame.contentWindow?.focus(), { once: true });
      document.body.replaceChildren(frame);
    },
    clear() {
      const frame = document.querySelector("iframe");
      // Not removed: a content that is removed hears less of its end, and its runtime is to be there when it does.
      frame?.contentWindow?.location.replace("about:blank");
    },
  };
}
