// Knows how the files of uploaded packages are served: out of the package, to whoever holds its key, at an origin where there is nothing to take (decisions 7).
import { openPackage, type World } from "@academiz/backend";
import type { FastifyInstance } from "fastify";
import { choosePackageHeaders, choosePolicy, type PackagePlace } from "./content-headers.ts";
import { findMediaType } from "./media-types.ts";
import { sendStored } from "./send-stored.ts";
import { sendWords } from "./send-words.ts";

const MISSING = {
  en: "This file is not in the package, or the package is not there any more.",
  fr: "Ce fichier n’est pas dans le contenu, ou le contenu n’est plus là.",
};

export function servePackages(
  app: FastifyInstance,
  world: Pick<World, "documentStore" | "fileRights" | "zips" | "packages" | "packageKeys">,
  place: PackagePlace,
): void {
  app.get<{ Params: { key: string; "*": string } }>(
    "/packages/:key/*",
    { config: { name: "package" } },
    async (request, reply) => {
      const { key, "*": written } = request.params;
      const path = readPath(written);
      const opened = path === null ? null : await openPackage(world, key);
      const file = path === null ? null : opened?.find(path);
      // What stands in its place is framed as it would be.
      if (!opened || !file) {
        reply.header("content-security-policy", choosePolicy("", "'self'", place.appOrigin));
        return sendWords(reply, 404, MISSING);
      }
      const type = findMediaType(file.path);
      const { size, checksum } = file;
      const document = {
        key: checksum,
        size,
        read: (part?: Parameters<typeof opened.read>[1]) => opened.read(file, part),
      };
      return sendStored(request, reply, document, choosePackageHeaders(type, place));
    },
  );
}

/** As the servers that such contents were made for read a path. Null for what leads out, or is no name. */
function readPath(written: string): string | null {
  if (/\p{Cc}/u.test(written)) return null;
  const steps = written.replaceAll("\\", "/").split("/");
  return steps.includes("..") ? null : steps.filter((step) => step !== "" && step !== ".").join("/");
}
