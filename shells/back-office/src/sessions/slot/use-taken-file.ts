// Knows how a file that the server makes is saved, or why there is none.
import type { ClassroomFile, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { useToasts } from "@academiz/ui";
import { saveFile } from "../../office/save-file.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";

export function useTakenFile() {
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  return async (asked: Promise<Result<ClassroomFile, Trouble>>): Promise<void> => {
    const file = await asked;
    if (file.ok) saveFile(file.value);
    else notify({ kind: "error", text: sayTrouble(file.error) });
  };
}
