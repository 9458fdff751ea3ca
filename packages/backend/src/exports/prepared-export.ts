// Knows the request for an export, and what a type of product must define for it.
import type { ExitReading } from "@academiz/domain/scorm";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { PackageOrder, Tenancy } from "../ports/index.ts";

export interface ExportInput {
  /** `2004` is its 4th edition. */
  readonly format: "1.2" | "2004" | "2004-3rd" | "web";
  readonly exitReading: ExitReading;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly description?: string | undefined;
  readonly language?: string | undefined;
  readonly draft: boolean;
}

export interface PreparedExport {
  readonly order: PackageOrder;
  /** Of the zip (§7.119). */
  readonly name: string;
  /** Slugs that the content names and the library does not have: the package has the same gaps as the platform. */
  readonly unknown: readonly string[];
}

export type ExportWorld = Pick<World, "products" | "clients" | "documents" | "documentStore" | "clock" | "digester">;
export type PreparesExport = (
  world: ExportWorld,
  tenancy: Tenancy,
  slug: string,
  input: ExportInput,
) => Outcome<PreparedExport>;
