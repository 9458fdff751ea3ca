// Knows which adapter speaks aloud: the voices of the browser. Apart, as all that helps to read comes late.
import { createBrowserVoices } from "@academiz/speech";

export const speech = createBrowserVoices(window);
