// Knows where the files are that a game names while it is written, in a course and as a product.
import { createContext } from "react";
import type { Studio } from "../../common/studio-context.ts";

export const FormFiles = createContext<Pick<Studio, "documentFiles" | "noteFile">>({
  documentFiles: [],
  noteFile: () => {},
});
