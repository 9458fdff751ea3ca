// Knows when a learner gets the certificate of a course: once their stored progress shows that it is finished.
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
import { tellCertificateGiven } from "@academiz/domain/wording";
import { findCourse } from "../contents/find-course.ts";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { writeNewsMail } from "../mail/write-news-mail.ts";
import { type Telling, tellPeople } from "../notifications/tell-people.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";

type Stage = Pick<
  World,
  | "certificates"
  | "perimeters"
  | "users"
  | "clients"
  | "products"
  | "courses"
  | "progress"
  | "transact"
  | "clock"
  | "dice"
  | "publicUrl"
>;

/** A certificate that was issued is given again, even if the course has changed since. */
export async function issueCertificate(stage: Stage, actor: Actor, slug: string): Outcome<IssuedCertificate> {
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  const { productSlug, publishedAt } = perimeter.value;
  const owner = { userId: actor.userId, productSlug };
  const known = await stage.certificates.find(actor.home, owner);
  const draft = known ? succeed(known) : await draftFor(stage, actor, perimeter.value);
  if (!draft.ok) return draft;
  const certificate = { ...pickDraft(draft.value), code: stage.dice.createId(), publishedAt };
  const given = await stage.transact(actor.home, async (inside) => {
    const issued = await inside.certificates.issue(actor.home, owner, certificate, toIso(stage.clock.now()));
    if (issued.isFresh) await tellGiven(inside, stage, actor, issued.course);
    return issued;
  });
  return given.revokedAt === null ? succeed(describeIssued(given)) : refuse("certificate.revoked");
}

/** Told once, when it is issued: in their notifications, and by mail (§3.224). */
function tellGiven(inside: Telling, stage: Stage, { home, userId }: Actor, course: string): Promise<void> {
  const texts = tellCertificateGiven(course);
  const link = `${stage.publicUrl}/me`;
  return tellPeople(inside, stage, home, {
    ...{ type: "Certification", texts, classroomSlug: null, userIds: [userId] },
    writeMail: (person) => writeNewsMail(person, { said: texts, more: MORE, label: LABEL, link }),
  });
}
const LABEL = { fr: "Le voir", en: "See it" };
const MORE = {
  fr: "Son numéro mène à la page où chacun peut le vérifier.",
  en: "Its number leads to the page where anybody can check it.",
};

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

/** The fields of an issued certificate that a draft has: what it says. */
function pickDraft(said: CertificateDraft): CertificateDraft {
  const { learner, title, course, language, completedAt, score, markType, duration, issuer } = said;
  return { learner, title, course, language, completedAt, score, markType, duration, issuer };
}

const describeIssued = (given: Certificate): IssuedCertificate => ({
  number: nameCertificate(given),
  code: given.code,
  issuedAt: given.issuedAt,
});
