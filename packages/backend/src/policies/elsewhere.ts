// Knows that files are the platform's own: what would send them elsewhere, or fetch them, is refused (§3.32, §3.60).

/** What is kept already, from before such addresses were refused, may be sent back as it stands. */
export const isElsewhere = (address: string | null | undefined, kept: string | null = null): boolean =>
  address !== undefined && address !== null && address !== kept;
