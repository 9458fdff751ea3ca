// Knows by which name pages are kept as a template.

/** The sub-type (§3.67) of a course that holds pages to begin with, and is no beginning of a course. */
export const PAGE_TEMPLATE = "PAGE";
