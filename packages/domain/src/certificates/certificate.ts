// Knows what a certificate is: what its course asks it to say, and what it says once it is issued.

/** What an author has a certificate say; a course without these settings gives none. */
export interface CertificateSettings {
  /** The heading; empty or absent: the product's own words in the language of the course. */
  readonly title?: string | undefined;
  /** True: the certificate does not show the mark. */
  readonly hidesMark?: boolean | undefined;
  /** True: the certificate does not show how long the course takes. */
  readonly hidesDuration?: boolean | undefined;
}

/** A certificate as it was issued. Dates are ISO timestamps. */
export interface Certificate {
  /** Part of the address by which anybody checks the certificate; it cannot be guessed. */
  readonly code: string;
  /** From 1, counted for each issuer. */
  readonly number: number;
  /** Null: the account was erased, and nobody knows any more whose certificate it was. */
  readonly learner: string | null;
  /** The heading; empty: the product's own words. */
  readonly title: string;
  readonly course: string;
  readonly language: "FR" | "EN";
  readonly completedAt: string;
  /** 0–100; null: the certificate shows none. */
  readonly score: number | null;
  /** The scale in which the score is written, as `formatMark` takes it. */
  readonly markType: string;
  /** Seconds that the course takes, as its author states; null: the certificate shows none. */
  readonly duration: number | null;
  /** Name of the client. */
  readonly issuer: string;
  readonly issuedAt: string;
  /** Null while it stands. */
  readonly revokedAt: string | null;
}

/** The longest title that an author may type, in characters. */
export const CERTIFICATE_TITLE_LENGTH = 120;
/** The longest line of a course's own words that is kept, in characters. */
export const CERTIFICATE_LINE_LENGTH = 500;

/** As it is printed and looked for: `2026-000042`. */
export const nameCertificate = ({ number, issuedAt }: Pick<Certificate, "number" | "issuedAt">): string =>
  `${issuedAt.slice(0, 4)}-${String(number).padStart(6, "0")}`;

const CODE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Reads the code of a certificate that somebody typed, as it is stored: capitals, and blanks around it, mean nothing.
 * Null for what cannot be a code.
 */
export function readCertificateCode(typed: string): string | null {
  const code = typed.trim().toLowerCase();
  return CODE.test(code) ? code : null;
}

/** The page where anybody checks it, below the address of the platform. */
export const writeCertificateAddress = (publicUrl: string, code: string): string => `${publicUrl}/certificate/${code}`;
