// Knows how the rest of a refused body is read and dropped, so that whoever still sends it hears the answer.
import type { IncomingMessage } from "node:http";

/** Bytes, and milliseconds. */
export const SMALL_REST = 1_048_576;
const PATIENCE = 2_000;

/**
 * A connection that is closed while its caller still sends is reset, and the answer may be lost. A body that is larger
 * than a small one, or whose length nobody knows, is not waited for.
 */
export async function dropRest(request: IncomingMessage, patience = PATIENCE): Promise<void> {
  const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  const isWhole = request.complete || request.readableEnded;
  if (isWhole || request.destroyed || !(length <= SMALL_REST)) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(stop, patience);
    for (const end of ["end", "close", "error"]) request.once(end, stop);
    request.resume();

    function stop(): void {
      clearTimeout(timer);
      resolve();
    }
  });
}
