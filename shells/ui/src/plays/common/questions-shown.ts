// Knows whether what a game asks is shown at once, or one question after the other (§3.92).
import { createContext } from "react";

export const QuestionsShownContext = createContext<"all" | "one">("all");
