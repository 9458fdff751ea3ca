// Knows that the code that solves games is loaded only for authors who ask for it.
export { revealAnswers } from "@academiz/application/learniz-player";
