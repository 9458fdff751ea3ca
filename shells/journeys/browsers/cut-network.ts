// Knows how the network between a browser and the platform fails: a proxy, of which all or some paths can be cut.
import { once } from "node:events";
import { request } from "node:http";
import { serve } from "../serve-folder.ts";

export interface Network {
  /** The address that the browser gets in place of the platform's own. */
  readonly url: string;
  /** From now on connections for these paths break, including those that are open. */
  cut(paths: RegExp): void;
  mend(): void;
  /** Paths that were requested and not answered since the last cut. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/** `findTarget` answers the platform's own address, once it stands. */
export async function layNetwork(findTarget: () => string): Promise<Network> {
  let broken: RegExp | null = null;
  const refused: string[] = [];
  const { origin, close } = await serve(async (incoming, outgoing) => {
    const path = incoming.url ?? "";
    if (broken?.test(path)) {
      refused.push(path);
      incoming.socket.destroy();
      return;
    }
    const { hostname, port } = new URL(findTarget());
    const onward = request({
      hostname,
      port,
      path,
      method: incoming.method,
      headers: incoming.headers,
    });
    incoming.pipe(onward);
    outgoing.once("close", () => onward.destroy());
    try {
      const [answer] = await once(onward, "response");
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    } catch {
      // The platform is gone, so the connection is cut.
      incoming.socket.destroy();
    }
  });
  return {
    url: origin.replace("127.0.0.1", "localhost"),
    refused,
    cut: (paths) => {
      refused.length = 0;
      broken = paths;
    },
    mend: () => {
      broken = null;
    },
    close,
  };
}
