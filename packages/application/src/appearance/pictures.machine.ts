// Knows how the signature and the pictogram of a client are shown, replaced and removed: each at once, one at a time.
import { CLIENT_PICTURE_LIMIT, type ClientPicture } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Appearance, AppearanceGateway, ChosenPicture, Trouble } from "../ports/index.ts";

/** The pictures of a client as they are stored. */
export type KeptPictures = Pick<Appearance, "picto" | "hasSignature">;
/** What it is started with. */
export interface PicturesInput {
  readonly gateway: Pick<AppearanceGateway, "readSignature" | "putPicture" | "takePictureAway">;
  readonly clientId: string;
  readonly kept: KeptPictures;
}
interface Context extends PicturesInput {
  /** Its bytes; null where there is none, and before they were read. */
  readonly signature: Uint8Array | null;
  /** The change that was asked for last; `file` null: the picture is removed. */
  readonly asked: { readonly picture: ClientPicture; readonly file: ChosenPicture | null } | null;
  readonly trouble: (Trouble & { readonly of: ClientPicture }) | null;
}
/** The events of the machine; those that come while a picture is on its way are ignored. */
export type PicturesEvent =
  | { type: "picture.chosen"; picture: ClientPicture; file: ChosenPicture }
  | { type: "picture.removed"; picture: ClientPicture };
/** What the machine tells. */
export interface PictureKept {
  readonly type: "kept";
  readonly picture: ClientPicture;
  readonly isThere: boolean;
  /** Both pictures as they are now. */
  readonly pictures: KeptPictures;
}

const TOO_LARGE: Trouble = { kind: "invalid", detail: "body.too-large" };

const readSignature = fromPromise<Result<Uint8Array, Trouble>, Context>(({ input: { gateway, clientId } }) =>
  gateway.readSignature(clientId),
);
const send = fromPromise<Result<KeptPictures, Trouble>, Context>(
  async ({ input: { gateway, clientId, asked, kept } }) => {
    if (!asked) return { ok: true, value: kept };
    const { picture, file } = asked;
    if (!file) return gateway.takePictureAway(clientId, picture);
    // A file that the server would refuse is not sent to it.
    if (file.size > CLIENT_PICTURE_LIMIT) return { ok: false, error: TOO_LARGE };
    return gateway.putPicture(clientId, picture, file);
  },
);

/** Runs in XState with a `PicturesInput`. */
export const picturesMachine = setup({
  types: {} as { context: Context; events: PicturesEvent; input: PicturesInput; emitted: PictureKept },
  actors: { readSignature, send },
  actions: {
    takeKept: assign(({ context }, { picto, hasSignature }: KeptPictures) => ({
      kept: { picto, hasSignature },
      ...(context.asked?.picture === "signature" && { signature: null }),
    })),
    takeSignature: assign((_, signature: Uint8Array) => ({ signature })),
    takeTrouble: assign(({ context }, trouble: Trouble) => ({
      trouble: { ...trouble, of: context.asked?.picture ?? ("signature" as const) },
    })),
    tellKept: emit(({ context: { asked, kept } }) => ({
      type: "kept" as const,
      picture: asked?.picture ?? "signature",
      isThere: asked?.file !== null,
      pictures: kept,
    })),
  },
  guards: { hasUnread: ({ context: { kept, signature } }) => kept.hasSignature && signature === null },
}).createMachine({
  id: "client-pictures",
  context: ({ input }) => ({ ...input, signature: null, asked: null, trouble: null }),
  initial: "looking",
  states: {
    looking: { always: [{ guard: "hasUnread", target: "reading" }, { target: "ready" }] },
    reading: {
      invoke: {
        src: "readSignature",
        input: ({ context }) => context,
        onDone: onAnswer<Uint8Array>()(
          { target: "ready", action: "takeSignature" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    ready: {
      on: {
        "picture.chosen": {
          target: "sending",
          actions: assign({ asked: ({ event: { picture, file } }) => ({ picture, file }), trouble: null }),
        },
        "picture.removed": {
          target: "sending",
          actions: assign({ asked: ({ event: { picture } }) => ({ picture, file: null }), trouble: null }),
        },
      },
    },
    sending: {
      invoke: {
        src: "send",
        input: ({ context }) => context,
        onDone: onAnswer<KeptPictures>()(
          { target: "kept", action: "takeKept" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    kept: { entry: "tellKept", always: "looking" },
  },
});
