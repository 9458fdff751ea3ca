// Knows a page that uses one function of each of two rooms, and no schema.
import { formatTimeCode } from "@academiz/domain/kernel";
import { compileLearniz } from "@academiz/domain/learniz";

document.title = `${formatTimeCode(90)} ${typeof compileLearniz}`;
