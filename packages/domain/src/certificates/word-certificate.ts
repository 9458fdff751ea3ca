// Knows the words of a certificate, in the language of its course and with its typography.
import { formatMark, isSmiley } from "../scoring/index.ts";
import { type Certificate, nameCertificate } from "./certificate.ts";

/** One fact and what it is called. */
export interface CertificateFact {
  readonly name: string;
  readonly value: string;
}

/** All that stands on it, in the order in which it is read. */
export interface CertificateWords {
  readonly language: "fr" | "en";
  /** The title of the document, as the window of a reader shows it. */
  readonly documentTitle: string;
  readonly title: string;
  readonly beforeLearner: string;
  readonly learner: string;
  readonly beforeCourse: string;
  readonly course: string;
  readonly facts: readonly CertificateFact[];
  readonly issuer: string;
  /** What the picture of the address is for, in words. */
  readonly check: string;
  readonly address: string;
  /** The text of that picture for whoever does not see it. */
  readonly pictured: string;
  /** The text of the issuer's signature, where it is drawn, for whoever does not see it. */
  readonly drawnBy: string;
  /** Shown where letters of a name could not be drawn. */
  readonly undrawn: string;
}

const NBSP = "\u00a0";
const NARROW = "\u202f";

const TEXTS = {
  FR: {
    title: "Certificat de réussite",
    beforeLearner: "Nous certifions que",
    beforeCourse: "a terminé avec succès la formation",
    erased: "une personne dont le compte a été supprimé",
    completedAt: "Terminée le",
    mark: "Résultat",
    duration: "Durée de la formation",
    number: "Numéro",
    issuer: "Délivré par",
    check: `Ce certificat se vérifie à cette adresse${NBSP}:`,
    drawn: "Signature de",
    pictured: "Code QR de l’adresse de vérification",
    undrawn:
      "Certains caractères ne peuvent pas être imprimés. La page de vérification montre le nom tel qu’il s’écrit.",
  },
  EN: {
    title: "Certificate of completion",
    beforeLearner: "This certifies that",
    beforeCourse: "has successfully completed the course",
    erased: "a person whose account was erased",
    completedAt: "Completed on",
    mark: "Result",
    duration: "Duration of the course",
    number: "Number",
    issuer: "Issued by",
    check: "Check this certificate at this address:",
    drawn: "Signature of",
    pictured: "QR code of the address where it is checked",
    undrawn: "Some letters could not be printed. The page where it is checked shows the name as it is written.",
  },
} as const;

const REGIONS = { FR: "fr-FR", EN: "en-GB" } as const;

/** `address`: where the certificate is checked; `timeZone`: the client's, which decides its day. */
export function wordCertificate(certificate: Certificate, address: string, timeZone: string): CertificateWords {
  const { language, learner, course, completedAt, score, markType, duration, issuer } = certificate;
  const texts = TEXTS[language];
  const title = certificate.title === "" ? texts.title : certificate.title;
  return {
    language: language === "FR" ? "fr" : "en",
    documentTitle: [title, course, learner].filter(Boolean).join(" – "),
    title,
    beforeLearner: texts.beforeLearner,
    learner: learner ?? texts.erased,
    beforeCourse: texts.beforeCourse,
    course,
    facts: [
      { name: texts.completedAt, value: writeDay(completedAt, language, timeZone) },
      ...(score === null ? [] : [{ name: texts.mark, value: writeScore(score, markType, language) }]),
      ...(duration === null ? [] : [{ name: texts.duration, value: writeDuration(duration) }]),
      { name: texts.number, value: nameCertificate(certificate) },
      { name: texts.issuer, value: issuer },
    ],
    issuer,
    drawnBy: `${texts.drawn} ${issuer}`,
    check: texts.check,
    address,
    pictured: texts.pictured,
    undrawn: texts.undrawn,
  };
}

/** The day in the client's time zone: everybody reads the same one. */
export function writeDay(at: string, language: Certificate["language"], timeZone: string): string {
  const day = new Intl.DateTimeFormat(REGIONS[language], { dateStyle: "long", timeZone }).format(new Date(at));
  // French writes the first of a month as an ordinal.
  return (language === "FR" ? day.replace(/^1 /, "1er ") : day).replaceAll(" ", NBSP);
}

/** Written on the client's scale; a smiley is a picture, so its score stands in its place. */
export function writeScore(score: number, markType: string, language: Certificate["language"]): string {
  const mark = formatMark(score, markType);
  if (!isSmiley(mark)) return mark;
  return `${Math.round(score)}${language === "FR" ? `${NARROW}%` : "%"}`;
}

/** To the minute, at least one. */
export function writeDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}${NBSP}min`;
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${rest}${NBSP}min`;
}
