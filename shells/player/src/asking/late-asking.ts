// Knows when the way to the experts comes to a game or a package: once what is played is at rest.
import { late } from "@academiz/ui";
import type { ComponentType } from "react";
import type { Platform } from "../compose.ts";
import type { AskingDoorProps } from "./asking-door.tsx";

/** Milliseconds: what a learner sees first does not wait for it. */
const REST = 3_000;

/** The product of this perimeter is asked about; of it alone the token of a link lets ask. */
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
