// Knows how the files of uploaded packages are served, to somebody who may open the product that plays them (decisions
// 7).
import { isPassFor, openPackage, type World } from "@academiz/backend";
import { launches, type PackagePass } from "@academiz/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./answers/problems.ts";
import { sendWords } from "./answers/send-words.ts";
import { choosePackageHeaders, choosePolicy, type PackagePlace } from "./files/content-headers.ts";
import { findMediaType } from "./files/media-types.ts";
import { sendStored } from "./files/send-stored.ts";
import { parse } from "./input/read-input.ts";
import { readPackageCookie, setPackageCookie } from "./package-cookie.ts";

const MISSING = {
  en: "This file is not in the package, or the package is not there any more.",
  fr: "Ce fichier n’est pas dans le contenu, ou le contenu n’est plus là.",
};
const CLOSED = {
  en: "This content is not open to you here. Open it again from your courses.",
  fr: "Ce contenu ne vous est pas ouvert ici. Ouvrez-le à nouveau depuis vos formations.",
};

/** Bytes of a pass, which has at most 2,000 characters. */
const LARGEST_PASS = 4_096;

type Shelf = Pick<World, "documentStore" | "fileRights" | "passRights" | "zips" | "packages" | "packageKeys" | "vault">;

export function servePackages(app: FastifyInstance, world: Shelf, place: PackagePlace): void {
  const entrance = { config: { name: "pass" }, bodyLimit: LARGEST_PASS };
  app.post<{ Params: { key: string } }>("/packages/:key/", entrance, async (request, reply) => {
    const { key } = request.params;
    const body = parse(launches.packagePassSchema, request.body);
    if (!body.ok) return sendProblem(reply, { code: "validation", faults: body.error });
    // No pass is issued then; older pages still send theirs, and go on.
    if (!place.isSameSite) return reply.code(204).send();
    const { pass } = body.value as PackagePass;
    if (!isPassFor(world, key, pass) || !(await world.passRights.isOpen(pass)))
      return sendProblem(reply, { code: "ticket.invalid" });
    return setPackageCookie(reply.code(204).header("cache-control", "no-store"), key, pass, place.isSecure).send();
  });
  app.get<{ Params: { key: string; "*": string } }>(
    "/packages/:key/*",
    { config: { name: "package" } },
    async (request, reply) => {
      const { key, "*": written } = request.params;
      if (place.isSameSite && !(await mayRead(world, key, request))) {
        // A caller whose right has ended still has copies: the answer deletes them too.
        if (readPackageCookie(request) !== null) reply.header("clear-site-data", '"cache"');
        return sendInFrame(reply, 403, CLOSED, place);
      }
      const path = readPath(written);
      const opened = path === null ? null : await openPackage(world, key);
      const file = path === null ? null : opened?.find(path);
      if (!opened || !file) return sendInFrame(reply, 404, MISSING, place);
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

async function mayRead(world: Shelf, key: string, request: FastifyRequest): Promise<boolean> {
  const pass = readPackageCookie(request);
  return pass !== null && isPassFor(world, key, pass) && world.passRights.isOpen(pass);
}

/** A message in place of a file may be framed as the file would be. */
function sendInFrame(
  reply: FastifyReply,
  status: 403 | 404,
  words: Parameters<typeof sendWords>[2],
  { appOrigin }: PackagePlace,
): FastifyReply {
  reply.header("content-security-policy", choosePolicy("", "'self'", appOrigin));
  return sendWords(reply, status, words);
}

/** Reads a path as the servers do for which such contents were made. Null where it leads outside, or is not a name. */
function readPath(written: string): string | null {
  if (/\p{Cc}/u.test(written)) return null;
  const steps = written.replaceAll("\\", "/").split("/");
  return steps.includes("..") ? null : steps.filter((step) => step !== "" && step !== ".").join("/");
}
