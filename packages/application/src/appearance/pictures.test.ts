// Knows that a signature is read before it is shown, and that pictures are replaced and removed one at a time.
import { CLIENT_PICTURE_LIMIT } from "@academiz/domain/clients";
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Appearance, ChosenPicture } from "../ports/index.ts";
import { connectPictures, type PictureKept, picturesMachine } from "./index.ts";

const STORED: Appearance = {
  clientId: "c",
  name: "Acme",
  tabLabel: null,
  logo: null,
  favicon: null,
  picto: null,
  hasSignature: true,
  fontFaces: [],
  colors: {},
  font: null,
  theme: {},
  defaultTexts: {},
};
const SEAL: ChosenPicture = { name: "seal.png", size: 10 };

function open(stored: Appearance) {
  const line = createNetworkLine();
  let kept = stored;
  let signature = new Uint8Array([1]);
  const gateway = {
    readSignature: () => line.pass("read", () => ({ ok: true as const, value: signature })),
    putPicture: (_: string, picture: "signature" | "picto", { name }: ChosenPicture) =>
      line.pass("put", () => {
        kept = picture === "picto" ? { ...kept, picto: `/files/${name}` } : { ...kept, hasSignature: true };
        signature = new Uint8Array([2]);
        return { ok: true as const, value: kept };
      }),
    takePictureAway: (_: string, picture: "signature" | "picto") =>
      line.pass("remove", () => {
        kept = picture === "picto" ? { ...kept, picto: null } : { ...kept, hasSignature: false };
        return { ok: true as const, value: kept };
      }),
  };
  const actor = createActor(picturesMachine, { input: { gateway, clientId: "c", kept: stored } });
  const told: PictureKept[] = [];
  actor.on("kept", (one) => void told.push(one));
  actor.start();
  const rest = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    return connectPictures(actor.getSnapshot());
  };
  return { line, actor, told, rest };
}

test("§7.50 §7.52 §7.53 a signature is read again once it was replaced; a pictogram is shown at its address", async () => {
  const { actor, told, rest, line } = open(STORED);
  expect((await rest()).signature).toMatchObject({ isThere: true, bytes: new Uint8Array([1]) });
  actor.send({ type: "picture.chosen", picture: "signature", file: SEAL });
  // One at a time.
  actor.send({ type: "picture.chosen", picture: "picto", file: SEAL });
  expect(connectPictures(actor.getSnapshot())).toMatchObject({ signature: { isBusy: true }, picto: { isBusy: false } });
  expect((await rest()).signature.bytes).toEqual(new Uint8Array([2]));
  actor.send({ type: "picture.chosen", picture: "picto", file: SEAL });
  expect((await rest()).picto).toMatchObject({ isThere: true, address: "/files/seal.png" });
  actor.send({ type: "picture.removed", picture: "signature" });
  expect((await rest()).signature).toMatchObject({ isThere: false, bytes: null });
  expect(told.map(({ picture, isThere }) => [picture, isThere])).toEqual([
    ["signature", true],
    ["picto", true],
    ["signature", false],
  ]);
  expect(line.count("read")).toBe(2);
});

test("§7.50 a picture of more than a mebibyte is not sent, and what failed is told beside its picture", async () => {
  const { actor, rest, line, told } = open({ ...STORED, hasSignature: false });
  await rest();
  const large = { ...SEAL, size: CLIENT_PICTURE_LIMIT + 1 };
  actor.send({ type: "picture.chosen", picture: "picto", file: large });
  expect(await rest()).toMatchObject({
    picto: { trouble: { detail: "body.too-large" } },
    signature: { trouble: null },
  });
  expect(line.count("put")).toBe(0);
  line.fail("put", OFFLINE);
  actor.send({ type: "picture.chosen", picture: "signature", file: { ...SEAL, size: CLIENT_PICTURE_LIMIT } });
  expect(await rest()).toMatchObject({ picto: { trouble: null }, signature: { isThere: false, trouble: OFFLINE } });
  expect([line.count("put"), told]).toEqual([1, []]);
});
