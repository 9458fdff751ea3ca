// Knows which library files a course refers to (§3.98).
import { listReferences } from "../../documents/index.ts";
import type { Learniz } from "./course.ts";

/**
 * The library files that a course refers to by `document:<slug>` anywhere in its content, also in style sheets: each
 * once, in the order of their first mention; empty without any (§3.98).
 */
export const listDocuments = (learniz: Learniz): { slug: string }[] => listReferences(learniz);
