// Knows what is kept at hand of a package that is played.
import type { ScormConfig, ScormOrganization } from "@academiz/domain/scorm";

/** What a player is told of a package. */
export interface PackageContent {
  readonly version: ScormConfig["version"];
  readonly title: string;
  /** As its manifest writes it; absent where that says none. */
  readonly language?: string;
  readonly organization: ScormOrganization;
  readonly problems: ScormConfig["problems"];
}
