// Knows what browsers must refuse: any script, style or connection that is not the platform's own.
import type { FastifyHelmetOptions } from "@fastify/helmet";
import { FEATURES } from "./files/content-headers.ts";

/** The features that pages of the apps need: scanning codes, copying addresses. */
const OWN = ["camera", "clipboard-write", "screen-wake-lock"];
/** The features that films need, here and in the packages of the content origin. */
const SHARED = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/**
 * The origins of hosts whose pages may be embedded: with `www.` before them too; on this machine without a certificate.
 */
export const listEmbedOrigins = (hosts: readonly string[]): readonly string[] =>
  hosts.flatMap((host) => {
    if (/^(localhost|127\.0\.0\.1)(:|$)/.test(host)) return [`http://${host}`, `https://${host}`];
    return host.startsWith("www.") ? [`https://${host}`] : [`https://${host}`, `https://www.${host}`];
  });

/** All other features are off, for every page. `framed`: the origins of frames. */
export const writeAppFeatures = (framed: readonly string[]): string =>
  FEATURES.map((feature) => {
    if (SHARED.includes(feature)) return `${feature}=(${["self", ...framed.map((origin) => `"${origin}"`)].join(" ")})`;
    return `${feature}=${OWN.includes(feature) ? "(self)" : "()"}`;
  }).join(", ");

/**
 * A browser is held to https only where the platform is reached by https. `framed`: the origin of documents that can
 * run script, and those that authors may embed; live streams come from a hub outside where there is one, and a voice
 * that reads aloud from its provider, with its script.
 */
export const chooseSecurityHeaders = (
  publicUrl: string,
  framed: readonly string[],
  liveOrigin: string | null,
  speechOrigin: string | null = null,
): FastifyHelmetOptions => {
  const spoken = speechOrigin ? [speechOrigin] : [];
  return {
    strictTransportSecurity: publicUrl.startsWith("https:"),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...spoken],
        styleSrc: ["'self'"],
        // A page may show bytes that it holds itself: pictures of conversations have no address of their own.
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "data:", ...spoken],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(liveOrigin ? [liveOrigin] : []), ...spoken],
        frameSrc: ["'self'", ...framed],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  };
};
