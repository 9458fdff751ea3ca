// Knows how the templates of those who answer are kept.
import type { AnswerTemplate } from "@academiz/domain/threads";
import type { Tenancy } from "../people/tenancy.ts";

export interface AnswerTemplates {
  /** By title. */
  list(tenancy: Tenancy): Promise<readonly AnswerTemplate[]>;
  /** Full: the client has `most` of them. */
  add(tenancy: Tenancy, template: AnswerTemplate, most: number): Promise<"added" | "full">;
  /** False when absent. */
  change(tenancy: Tenancy, template: AnswerTemplate): Promise<boolean>;
  /** False when absent. */
  remove(tenancy: Tenancy, slug: string): Promise<boolean>;
}
