// Knows what a certificate says about a course and its learner, at the moment when it is issued.
import { cleanLine } from "../kernel/index.ts";
import type { Learniz } from "../learniz/index.ts";
import { CERTIFICATE_LINE_LENGTH, type Certificate, type CertificateSettings } from "./certificate.ts";

/** Everything but what issuing adds: code, number and dates. */
export type CertificateDraft = Omit<Certificate, "code" | "number" | "issuedAt" | "revokedAt">;

export interface Completion {
  readonly firstname: string;
  readonly lastname: string;
  /** ISO timestamp. */
  readonly completedAt: string;
  /** 0–100; undefined without one. */
  readonly score: number | undefined;
}

export interface Issuer {
  readonly name: string;
  readonly markType: string;
}

/** Null for a course that gives none. */
export function draftCertificate(
  learniz: Pick<Learniz, "context" | "local" | "chapters" | "params">,
  { firstname, lastname, completedAt, score }: Completion,
  issuer: Issuer,
): CertificateDraft | null {
  const settings: CertificateSettings | undefined = learniz.params.certificate;
  if (!settings) return null;
  return {
    learner: shorten(`${firstname} ${lastname}`),
    title: shorten(settings.title ?? ""),
    course: shorten(learniz.context.title),
    language: learniz.local,
    completedAt,
    score: settings.hidesMark || score === undefined ? null : score,
    markType: issuer.markType,
    duration: settings.hidesDuration ? null : addDurations(learniz),
    issuer: shorten(issuer.name),
  };
}

const shorten = (text: string): string => {
  const letters = [...cleanLine(text).trim()];
  return letters.length <= CERTIFICATE_LINE_LENGTH
    ? letters.join("")
    : `${letters.slice(0, CERTIFICATE_LINE_LENGTH - 1).join("")}…`;
};

function addDurations({ chapters }: Pick<Learniz, "chapters">): number | null {
  const seconds = chapters.reduce((sum, { recommendedDuration = 0 }) => sum + recommendedDuration, 0);
  return seconds > 0 ? seconds : null;
}
