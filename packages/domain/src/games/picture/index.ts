export * from "./area.ts";
export { type GamePicture, nameShown } from "./picture.ts";
