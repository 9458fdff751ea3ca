// Knows the words of an attestation of attendance, and of a certificate of completion (decisions 11). No law is named.
import { nameCertificate, writeDuration } from "../../certificates/index.ts";
import type { Locale } from "../../wording/index.ts";
import { createClock, wordSlotTimes, wordSpan } from "../sheet/slot-times.ts";
import type { SheetLine } from "../sheet/word-sheet.ts";
import type { Attestation, AttestationKind } from "./attestation.ts";
import { NATURE_WORDS } from "./nature.ts";

/** All that stands on it, in the order in which it is read. */
export interface AttestationWords {
  readonly language: Locale;
  readonly title: string;
  readonly provider: string;
  /** Who attests what to whom. */
  readonly statement: string;
  readonly facts: readonly SheetLine[];
  readonly columns: readonly [day: string, hours: string, duration: string];
  readonly rows: readonly (readonly [day: string, hours: string, duration: string])[];
  /** When it was given, and when again. */
  readonly issued: string;
  /** Where the provider's own signature and pictogram stand. */
  readonly signed: string;
  /** The text of the drawn signature, for whoever does not see it. */
  readonly drawnBy: string;
  /** What the picture of the address is for, in words. */
  readonly check: string;
  readonly address: string;
  /** The text of that picture for whoever does not see it. */
  readonly pictured: string;
}

const NBSP = "\u00a0";
const TEXTS = {
  fr: {
    titles: { attestation: "Attestation de présence", certificate: "Certificat de réalisation" },
    certifies: "atteste que",
    says: { attestation: "a été présent(e) à l’action suivante", certificate: "a suivi l’action suivante" },
    end: `${NBSP}:`,
    erased: "une personne dont le compte a été supprimé",
    learner: "Bénéficiaire",
    employer: "Employeur",
    course: "Intitulé",
    session: "Session",
    nature: "Nature de l’action",
    dates: "Dates",
    duration: "Durée suivie",
    of: "sur",
    planned: "prévues",
    provider: "Organisme",
    number: "Numéro",
    columns: ["Date", "Horaires", "Durée"],
    issued: "Délivré le",
    again: "Délivré à nouveau le",
    times: "exemplaire no",
    signed: "Pour",
    drawn: "Signature de",
    check: `Ce document se vérifie à cette adresse${NBSP}:`,
    pictured: "Code QR de l’adresse de vérification",
  },
  en: {
    titles: { attestation: "Attestation of attendance", certificate: "Certificate of completion" },
    certifies: "certifies that",
    says: { attestation: "was present at the following action", certificate: "took part in the following action" },
    end: ":",
    erased: "a person whose account was erased",
    learner: "Learner",
    employer: "Employer",
    course: "Title",
    session: "Session",
    nature: "Nature of the action",
    dates: "Dates",
    duration: "Duration attended",
    of: "of",
    planned: "planned",
    provider: "Provider",
    number: "Number",
    columns: ["Date", "Hours", "Duration"],
    issued: "Issued on",
    again: "Issued again on",
    times: "copy no.",
    signed: "For",
    drawn: "Signature of",
    check: "Check this document at this address:",
    pictured: "QR code of the address where it is checked",
  },
} as const satisfies Record<
  Locale,
  { readonly titles: Readonly<Record<AttestationKind, string>> } & Record<string, unknown>
>;

/**
 * `zone`: the time zone in which times are told; UTC where it is unknown. `address`: where the attestation is checked.
 */
export function wordAttestation(said: Attestation, language: Locale, zone: string, address: string): AttestationWords {
  const texts = TEXTS[language];
  const { day, timeZone } = createClock(language, zone);
  const rows = said.slots.map((slot) => {
    const words = wordSlotTimes(slot, language, zone);
    return [words.day, words.hours, words.duration] as const;
  });
  const learner = said.learner ?? texts.erased;
  const again =
    said.givenCount > 1 ? ` ${texts.again} ${day(said.givenAt)} (${texts.times}${NBSP}${said.givenCount}).` : "";
  return {
    language,
    title: texts.titles[said.kind],
    provider: said.provider,
    statement: `${said.provider} ${texts.certifies} ${learner} ${texts.says[said.kind]}${texts.end}`,
    facts: [
      { name: texts.learner, value: learner },
      { name: texts.employer, value: said.employer },
      { name: texts.course, value: said.course },
      { name: texts.session, value: said.session },
      { name: texts.nature, value: NATURE_WORDS[language][said.nature] },
      { name: texts.dates, value: wordSpan(said.slots, language, zone) },
      {
        name: texts.duration,
        value:
          said.planned === said.seconds
            ? writeDuration(said.seconds)
            : `${writeDuration(said.seconds)} ${texts.of} ${writeDuration(said.planned)} ${texts.planned}`,
      },
      { name: texts.provider, value: said.provider },
      { name: texts.number, value: nameCertificate(said) },
    ],
    columns: [texts.columns[0], `${texts.columns[1]} (${timeZone})`, texts.columns[2]],
    rows,
    issued: `${texts.issued} ${day(said.issuedAt)}.${again}`,
    signed: `${texts.signed} ${said.provider}`,
    drawnBy: `${texts.drawn} ${said.provider}`,
    ...{ check: texts.check, address, pictured: texts.pictured },
  };
}
