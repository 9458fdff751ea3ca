// Knows how the learner site is described to who installs it: by the client's name, in its colours.
import { readInstalledLook, type World } from "@academiz/backend";
import type { FastifyInstance, FastifyReply } from "fastify";

const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];
const MOST_LETTERS = 12;

export function serveManifest(app: FastifyInstance, world: Pick<World, "clients">): void {
  const send = async (reply: FastifyReply, slug: string | null) => {
    const { name, brand, background } = await readInstalledLook(world, slug);
    const manifest = {
      id: "/",
      name,
      short_name: name.length <= MOST_LETTERS ? name : (name.split(" ")[0] ?? name).slice(0, MOST_LETTERS),
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: brand,
      background_color: background,
      icons: ICONS,
    };
    return reply.type("application/manifest+json").header("cache-control", "no-cache").send(JSON.stringify(manifest));
  };
  app.get("/manifest.webmanifest", { config: { name: "manifest" } }, (_request, reply) => send(reply, null));
  app.get<{ Params: { slug: string } }>(
    "/manifest/:slug.webmanifest",
    { config: { name: "manifest" } },
    (request, reply) => send(reply, request.params.slug),
  );
}
