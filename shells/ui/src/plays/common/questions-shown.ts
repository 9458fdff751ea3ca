// Knows whether the questions of a game are shown together, or one after the other (§3.92).
import { createContext } from "react";

export const QuestionsShownContext = createContext<"all" | "one">("all");
