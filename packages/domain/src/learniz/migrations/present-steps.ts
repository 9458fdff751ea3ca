// Knows the steps where all code is there from the beginning.
import { STEPS } from "./steps.ts";

export const readSteps = () => STEPS;
export const bringSteps = async (): Promise<void> => {};
