// Knows which port the server listens on where the operator leaves that to the system (PORT=0): the addresses that it
// writes name the port, so that it is found before the settings are read.
import { createServer } from "node:net";

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The settings, with a free port in the place of PORT=0. With PUBLIC_URL nothing changes: that address holds whatever
 * the port is. The port after a found one may be taken, so that CONTENT_PORT does not follow it.
 */
export async function settlePort(env: Settings): Promise<Settings> {
  const read = (name: string) => env[name]?.trim() || undefined;
  const isLeftOpen = read("PORT") !== undefined && Number(read("PORT")) === 0;
  if (!isLeftOpen || read("PUBLIC_URL") !== undefined) return env;
  const port = await findFree(read("HOST") ?? "127.0.0.1");
  return { ...env, PORT: String(port), CONTENT_PORT: read("CONTENT_PORT") ?? "0" };
}

const findFree = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ host, port: 0 }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
