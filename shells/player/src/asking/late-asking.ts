// Knows when the button for asking experts is loaded for a game or a package: once the product is at rest.
import { late } from "@academiz/ui";
import type { ComponentType } from "react";
import type { Platform } from "../compose.ts";
import type { AskingDoorProps } from "./asking-door.tsx";

/** Milliseconds: the learner's first view does not wait for it. */
const REST = 3_000;

/** Questions are about the product of this perimeter, since the token of a link allows no other. */
export const bringAskingDoor = (
  ground: Platform["ground"],
  slug: string,
): ComponentType<Omit<AskingDoorProps, "gateway">> =>
  late(async () => {
    await new Promise((rest) => setTimeout(rest, REST));
    const [{ openAskingDoor }, { composeAsking }] = await Promise.all([
      import("./open-asking.ts"),
      import("../compose-late.ts"),
    ]);
    return openAskingDoor(composeAsking(ground, slug));
  });
