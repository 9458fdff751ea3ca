// Knows when a learner is given the certificate of a course: once what is stored of them says that it is finished.
import type { IssuedCertificate } from "@academiz/contract";
import {
  type Certificate,
  type CertificateDraft,
  draftCertificate,
  earnsCertificate,
  nameCertificate,
} from "@academiz/domain/certificates";
import { type Result, succeed } from "@academiz/domain/kernel";
import { readAskedAverage } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import { findCourse } from "../contents/find-course.ts";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";

type Stage = Pick<
  World,
  "certificates" | "perimeters" | "users" | "clients" | "products" | "courses" | "progress" | "clock" | "dice"
>;

/** One that was given is given again, whatever became of the course since. */
export async function issueCertificate(stage: Stage, actor: Actor, slug: string): Outcome<IssuedCertificate> {
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  const { productSlug, publishedAt } = perimeter.value;
  const owner = { userId: actor.userId, productSlug };
  const known = await stage.certificates.find(actor.home, owner);
  const draft = known ? succeed(known) : await draftFor(stage, actor, perimeter.value);
  if (!draft.ok) return draft;
  const code = stage.dice.createId();
  const given = await stage.certificates.issue(
    actor.home,
    owner,
    { ...pickDraft(draft.value), code, publishedAt },
    toIso(stage.clock.now()),
  );
  return given.revokedAt === null ? succeed(describeIssued(given)) : refuse("certificate.revoked");
}

async function draftFor(
  stage: Stage,
  { home, userId }: Actor,
  perimeter: PerimeterRecord,
): Promise<Result<CertificateDraft, Refusal>> {
  if (perimeter.productType !== "learniz") return refuse("not-found");
  const [course, stored, user, client] = await Promise.all([
    findCourse(stage, perimeter),
    stage.progress.read(home, userId, perimeter.slug),
    stage.users.read(home, userId),
    stage.clients.read(home),
  ]);
  if (!course?.learniz.params.certificate || !user || !client) return refuse("not-found");
  const { progress } = loadProgress(course, stored, perimeter.slug);
  if (!stored || !earnsCertificate(progress, readAskedAverage(course.learniz))) return refuse("certificate.not-earned");
  const completion = {
    ...user,
    completedAt: progress.eventDate ?? toIso(stage.clock.now()),
    score: progress.score,
  };
  const draft = draftCertificate(course.learniz, completion, client);
  return draft ? succeed(draft) : refuse("not-found");
}

/** Of a certificate that was given what a draft has: what is said in it. */
function pickDraft(said: CertificateDraft): CertificateDraft {
  const { learner, title, course, language, completedAt, score, markType, duration, issuer } = said;
  return { learner, title, course, language, completedAt, score, markType, duration, issuer };
}

const describeIssued = (given: Certificate): IssuedCertificate => ({
  number: nameCertificate(given),
  code: given.code,
  issuedAt: given.issuedAt,
});
