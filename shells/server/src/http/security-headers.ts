// Knows what browsers are told to refuse: any script, style or connection that is not the platform's own.
import type { FastifyHelmetOptions } from "@fastify/helmet";

/** A browser is held to https only where the platform is reached so. `liveOrigin`: of a hub outside. */
export const chooseSecurityHeaders = (publicUrl: string, liveOrigin: string | null): FastifyHelmetOptions => ({
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
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: "no-referrer" },
});
