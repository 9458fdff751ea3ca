// Knows how the answer templates of a client are stored.
import type { AnswerTemplate } from "@academiz/domain/threads";
import type { Tenancy } from "../people/tenancy.ts";

export interface AnswerTemplates {
  /** Sorted by title. */
  list(tenancy: Tenancy): Promise<readonly AnswerTemplate[]>;
  /** Full: the client has `most` of them. */
  add(tenancy: Tenancy, template: AnswerTemplate, most: number): Promise<"added" | "full">;
  /** False when absent. */
  change(tenancy: Tenancy, template: AnswerTemplate): Promise<boolean>;
  /** False when absent. */
  remove(tenancy: Tenancy, slug: string): Promise<boolean>;
}
