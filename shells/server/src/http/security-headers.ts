// Knows what browsers are told to refuse: any script, style or connection that is not the platform's own.
import type { FastifyHelmetOptions } from "@fastify/helmet";
import { FEATURES } from "./files/content-headers.ts";

/** What a page of the apps may ask a browser for: codes are scanned, addresses copied. */
const OWN = ["camera", "clipboard-write"];
/** Films play, here and in the packages of the content origin. */
const SHARED = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** Everything else is off, whoever asks. */
export const writeAppFeatures = (contentOrigin: string): string =>
  FEATURES.map((feature) => {
    if (SHARED.includes(feature)) return `${feature}=(self "${contentOrigin}")`;
    return `${feature}=${OWN.includes(feature) ? "(self)" : "()"}`;
  }).join(", ");

/**
 * A browser is held to https only where the platform is reached so. Documents that can run script may be framed, from
 * their own origin; live streams come from a hub outside where there is one.
 */
export const chooseSecurityHeaders = (
  publicUrl: string,
  contentOrigin: string,
  liveOrigin: string | null,
): FastifyHelmetOptions => ({
  strictTransportSecurity: publicUrl.startsWith("https:"),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      mediaSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(liveOrigin ? [liveOrigin] : [])],
      frameSrc: ["'self'", contentOrigin],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: "no-referrer" },
});
