// Knows how administrators read and write the look and the words of their client.
import type { ClientPicture } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { FontFace, KeptLook, ThemeChange } from "@academiz/domain/theme";
import type { OwnTexts } from "@academiz/domain/wording";
import type { Trouble } from "../ground/trouble.ts";

/** The choices of a client; where one is absent, the product's own look applies. */
export interface Appearance extends KeptLook {
  readonly clientId: string;
  readonly name: string;
  /** Title of the learners' site in a browser's tab. */
  readonly tabLabel: string | null;
  /** Addresses of pictures. */
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly picto: string | null;
  readonly hasSignature: boolean;
  /** The addresses of the files of its own font; a file that was removed has none. */
  readonly fontFaces: readonly FontFace[];
  readonly defaultTexts: OwnTexts;
}
/** Fields that are left out stay; a picture is named `document:<slug>`, null means the product's own. */
export interface AppearanceChange {
  readonly look?: ThemeChange;
  readonly tabLabel?: string | null;
  readonly logo?: string | null;
  readonly favicon?: string | null;
  /** All texts of each language that is named. */
  readonly defaultTexts?: OwnTexts;
}

/** A picture that was chosen in this browser. */
export interface ChosenPicture {
  readonly name: string;
  readonly size: number;
}

/** Never throws: a failure is the result's. */
export interface AppearanceGateway {
  /** The appearance of the client that the caller works in. */
  read(): Promise<Result<Appearance, Trouble>>;
  write(clientId: string, change: AppearanceChange): Promise<Result<Appearance, Trouble>>;
  /** The bytes of its signature. Fails as `not-found` if there is none, or with `signature.unreadable`. */
  readSignature(clientId: string): Promise<Result<Uint8Array, Trouble>>;
  /** Fails with `document.source.wrong_type`, `document.source.too_many_pixels`, `body.too-large`. */
  putPicture(clientId: string, picture: ClientPicture, file: ChosenPicture): Promise<Result<Appearance, Trouble>>;
  takePictureAway(clientId: string, picture: ClientPicture): Promise<Result<Appearance, Trouble>>;
}
