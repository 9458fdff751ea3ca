// Knows the manifest of the learner site for browsers that install it: with the client's name and colours.
import { type InstalledLook, readInstalledLook, type World } from "@academiz/backend";
import { cutText } from "@academiz/domain/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GuessLimit } from "../limits/limit-guesses.ts";

const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];
const MOST_LETTERS = 12;

/** An unknown name counts as a guess, as anywhere else: a caller without guesses left gets the product's own look. */
export function serveManifest(
  app: FastifyInstance,
  world: Pick<World, "clients" | "clock">,
  guesses: GuessLimit,
): void {
  const read = async ({ ip, url }: Pick<FastifyRequest, "ip" | "url">, slug: string) => {
    const now = world.clock.now();
    if (guesses.measureWait(ip, false, now) > 0 && !guesses.hasFound(ip, url)) return readInstalledLook(world, null);
    const look = await readInstalledLook(world, slug);
    if (look.isOfClient) guesses.noteFound(ip, url);
    else await guesses.note(ip, now);
    return look;
  };
  const send = async (reply: FastifyReply, { name, brand, background }: InstalledLook) => {
    const manifest = {
      id: "/",
      name,
      short_name: name.length <= MOST_LETTERS ? name : cutText(name.split(" ")[0] ?? name, MOST_LETTERS),
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: brand,
      background_color: background,
      icons: ICONS,
    };
    return reply.type("application/manifest+json").header("cache-control", "no-cache").send(JSON.stringify(manifest));
  };
  app.get("/manifest.webmanifest", { config: { name: "manifest" } }, async (_request, reply) =>
    send(reply, await readInstalledLook(world, null)),
  );
  app.get<{ Params: { slug: string } }>(
    "/manifest/:slug.webmanifest",
    { config: { name: "manifest" } },
    async (request, reply) => send(reply, await read(request, request.params.slug)),
  );
}
