// Knows that files are the platform's own: an address that would load one from another host is refused (§3.32, §3.60).

/**
 * True for such an address, unless it is the one already stored: those from before the refusal may be sent back
 * unchanged.
 */
export const isElsewhere = (address: string | null | undefined, kept: string | null = null): boolean =>
  address !== undefined && address !== null && address !== kept;
