// Knows the title that a host shows for a package (§5.25).

/** The course's own title unless it is blank, else the product's name. */
export const readDisplayTitle = (contextTitle: string, productName: string): string =>
  contextTitle.trim() === "" ? productName : contextTitle;
