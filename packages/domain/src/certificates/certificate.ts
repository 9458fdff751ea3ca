// Knows what a certificate is: what its course asks it to say, and what it says once it is issued.

/** What an author has a certificate say; a course without these settings gives none. */
export interface CertificateSettings {
  /** At its head; empty or absent: the product's own words in the language of the course. */
  readonly title?: string | undefined;
  /** True: the mark is left out. */
  readonly hidesMark?: boolean | undefined;
  /** True: how long the course takes is left out. */
  readonly hidesDuration?: boolean | undefined;
}

/** A certificate as it was issued. Dates are ISO timestamps. */
export interface Certificate {
  /** In the address by which anybody checks it; nobody guesses it. */
  readonly code: string;
  /** From 1, of its issuer. */
  readonly number: number;
  /** Null: their account was erased, and nobody knows any more who it was. */
  readonly learner: string | null;
  /** At its head; empty: the product's own words. */
  readonly title: string;
  readonly course: string;
  readonly language: "FR" | "EN";
  readonly completedAt: string;
  /** 0–100; null: it says none. */
  readonly score: number | null;
  /** How the score is said, as `formatMark` takes it. */
  readonly markType: string;
  /** Seconds that the course takes by its author; null: it says none. */
  readonly duration: number | null;
  /** Name of the client. */
  readonly issuer: string;
  readonly issuedAt: string;
  /** Null while it stands. */
  readonly revokedAt: string | null;
}

/** Characters of a title that an author may type. */
export const CERTIFICATE_TITLE_LENGTH = 120;
/** Characters of the longest line that is kept of a course's own words. */
export const CERTIFICATE_LINE_LENGTH = 500;

/** As it is printed and looked for: `2026-000042`. */
export const nameCertificate = ({ number, issuedAt }: Pick<Certificate, "number" | "issuedAt">): string =>
  `${issuedAt.slice(0, 4)}-${String(number).padStart(6, "0")}`;

/** True for what may be the code of a certificate. */
export const isCertificateCode = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

/** Where anybody checks it, below the address of the platform. */
export const writeCertificateAddress = (publicUrl: string, code: string): string => `${publicUrl}/certificate/${code}`;
