// Knows which data of a played package are cached.
import type { ScormConfig, ScormOrganization } from "@academiz/domain/scorm";

/** The data of a package for its player. */
export interface PackageContent {
  readonly version: ScormConfig["version"];
  readonly title: string;
  /** As its manifest writes it; absent where that says none. */
  readonly language?: string;
  readonly organization: ScormOrganization;
  readonly problems: ScormConfig["problems"];
}
