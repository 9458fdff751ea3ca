// Knows that a text box without boxes has an empty list of them (§5.38): stored content may lack it, the schema does not.
import type { Json } from "../kernel/index.ts";
import { isObject, type JsonObject, mapInteractivities } from "./migrations/walk.ts";

export function fillTextBoxes(content: JsonObject): JsonObject {
  return mapInteractivities(content, (interactivity) => {
    if (interactivity["type"] !== "text-box") return interactivity;
    const data: JsonObject = isObject(interactivity["data"]) ? interactivity["data"] : {};
    const boxes: Json = data["boxes"] ?? [];
    return { ...interactivity, data: { ...data, boxes } };
  });
}
