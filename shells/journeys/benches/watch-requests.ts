// Knows what a page asks for while it opens: each request with its weight, and how deep in a chain of others it stands.
import type { Page } from "@playwright/test";

export interface Asked {
  readonly path: string;
  readonly type: string;
  /** What came over the wire, headers with it; 0 from the cache. */
  readonly bytes: number;
  /** 0 for the page itself, 1 for what it names, 2 for what that asks for, and so on. */
  readonly depth: number;
}

/** Listens from now on; answers all that has come whole, in the order in which it was asked for. */
export async function watchRequests(page: Page): Promise<() => readonly Asked[]> {
  const begun = new Map<string, Omit<Asked, "bytes">>();
  const depths = new Map<string, number>();
  const come = new Map<string, Asked>();
  const wire = await page.context().newCDPSession(page);
  wire.on("Network.requestWillBeSent", ({ requestId, request, initiator, type = "Other" }) => {
    const by = initiator.stack?.callFrames.find(({ url }) => url !== "")?.url ?? initiator.url;
    const depth = by === undefined ? 0 : (depths.get(by) ?? 0) + 1;
    depths.set(request.url, depth);
    begun.set(requestId, { path: new URL(request.url).pathname, type, depth });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (request) come.set(requestId, { ...request, bytes: encodedDataLength });
  });
  await wire.send("Network.enable");
  return () => [...begun.keys()].flatMap((requestId) => come.get(requestId) ?? []);
}
