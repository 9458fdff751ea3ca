// Knows how workbooks of questions are sent and fetched over HTTP (§7.109, §7.110).
import type { ChosenFile, QuestionFiles } from "@academiz/application/ports";
import { questionFiles } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readBytes } from "./documents/upload-token.ts";

const IN_PLACE = { tellsRefusals: true } as const;

function writeForm(file: ChosenFile, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", readBytes(file), file.name);
  return form;
}

export function createQuestionFiles(api: ApiClient): QuestionFiles {
  const send = (file: ChosenFile, fields: Readonly<Record<string, string>>) =>
    api.call(questionFiles.importQuestions, { form: writeForm(file, fields), ...IN_PLACE });
  return {
    // For a preview nothing is named: the name of the file is only sent because the route asks for one.
    read: async (file) => mapResult(await send(file, { name: file.name, preview: "1" }), ({ report }) => report),
    readRows: (file) => api.call(questionFiles.readQuestionRows, { form: writeForm(file, {}), ...IN_PLACE }),
    async create(file, name, folder) {
      const answer = await send(file, { name, partial: "1", ...(folder !== null && { folderSlug: folder }) });
      if (!answer.ok) return answer;
      const slug = answer.value.product?.slug;
      return slug === undefined ? { ok: false, error: { kind: "unexpected", detail: "nothing-made" } } : succeed(slug);
    },
    writeTemplate: () => api.call(questionFiles.questionTemplate, IN_PLACE),
    write: (slug) => api.call(questionFiles.exportQuestions, { params: { slug }, ...IN_PLACE }),
    readLevels: (slug) => api.call(questionFiles.readLevels, { params: { slug }, ...IN_PLACE }),
  };
}
