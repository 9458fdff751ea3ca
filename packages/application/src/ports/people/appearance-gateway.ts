// Knows how what a client chose of its look and words is read and written by those who administer it.
import type { Result } from "@academiz/domain/kernel";
import type { KeptLook, ThemeChange } from "@academiz/domain/theme";
import type { OwnTexts } from "@academiz/domain/wording";
import type { Trouble } from "../ground/trouble.ts";

/** What a client chose; what is absent is the product's own. */
export interface Appearance extends KeptLook {
  readonly clientId: string;
  readonly name: string;
  /** Title of the learners' site in a browser's tab. */
  readonly tabLabel: string | null;
  /** Addresses of pictures. */
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly defaultTexts: OwnTexts;
}
/** What is left out stays; a picture is named `document:<slug>`, null is the product's own. */
export interface AppearanceChange {
  readonly look?: ThemeChange;
  readonly tabLabel?: string | null;
  readonly logo?: string | null;
  readonly favicon?: string | null;
  /** All of a language that is named. */
  readonly defaultTexts?: OwnTexts;
}

/** Never throws: a failure is the result's. */
export interface AppearanceGateway {
  /** Of the client that the caller works in. */
  read(): Promise<Result<Appearance, Trouble>>;
  write(clientId: string, change: AppearanceChange): Promise<Result<Appearance, Trouble>>;
}
