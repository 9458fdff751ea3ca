// Knows, before anything is opened, whether the ports that the server will need are free, and reports all that are not
// at once.
import { createServer } from "node:net";
import type { Config } from "../config/config.ts";

/**
 * `isContentSet`: the operator set CONTENT_PORT, so it does not follow the other port. @throws Error in plain words.
 */
export async function demandPorts({ host, port, content, metrics }: Config, isContentSet: boolean): Promise<void> {
  const wanted = [
    { name: "PORT", host, port },
    { name: "CONTENT_PORT", host, port: content.port },
    ...(metrics ? [{ name: "METRICS_PORT", host: metrics.host, port: metrics.port }] : []),
  ];
  const looks = await Promise.all(wanted.map(async (one) => ((await isTaken(one.host, one.port)) ? [one] : [])));
  const taken = looks.flat();
  if (taken.length > 0) throw new Error(describeTaken(taken, isContentSet));
}

export function describeTaken(
  taken: readonly { readonly name: string; readonly port: number }[],
  isContentSet: boolean,
): string {
  const [first] = taken;
  if (taken.length === 1 && first)
    return `Port ${first.port} is taken: stop what uses it, or set ${first.name} to another.`;
  const names = taken.map(({ name }) => name).filter((name) => isContentSet || name !== "CONTENT_PORT");
  const follows = !isContentSet && names.includes("PORT") ? " (CONTENT_PORT is the one after it)" : "";
  const ports = taken.map(({ port }) => port);
  return `Ports ${ports.slice(0, -1).join(", ")} and ${ports.at(-1)} are taken: stop what uses them, or set ${names.join(" and ")} to ${names.length === 1 ? "another" : "others"}${follows}.`;
}

/** Any other trouble is reported when the port is opened. */
const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (port === 0) return resolve(false);
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EADDRINUSE"));
    probe.listen({ host, port }, () => probe.close(() => resolve(false)));
  });
