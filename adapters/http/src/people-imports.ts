// Knows how files of people are sent, followed and carried out over HTTP.
import type { PeopleImports } from "@academiz/application/ports";
import { userFiles } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readBytes } from "./documents/upload-token.ts";

const IN_PLACE = { tellsRefusals: true } as const;

export const createPeopleImports = (api: ApiClient): PeopleImports => ({
  begin: async (file, { header, deleteAbsent }) => {
    const form = new FormData();
    form.set("header", header ? "1" : "0");
    form.set("deleteAbsent", String(deleteAbsent));
    form.set("upload", readBytes(file), file.name);
    return mapResult(await api.call(userFiles.importUsers, { form, ...IN_PLACE }), readImport);
  },
  read: async (id) => mapResult(await api.call(userFiles.readImport, { params: { id }, ...IN_PLACE }), readImport),
  list: async () => api.call(userFiles.listImportNotifications, { query: {}, ...IN_PLACE }),
  apply: async (id, removals) =>
    mapResult(
      await api.call(userFiles.applyImport, {
        params: { id },
        body: removals === null ? {} : { removals },
        ...IN_PLACE,
      }),
      readImport,
    ),
  cancel: async (id) =>
    mapResult(await api.call(userFiles.cancelImport, { params: { id }, body: {}, ...IN_PLACE }), readImport),
  writeTemplate: (format) => api.call(userFiles.importTemplate, { query: { format }, ...IN_PLACE }),
  readLastFile: () => api.call(userFiles.lastImportFile, IN_PLACE),
});

const readImport = <T>(answer: { readonly import: T }): T => answer.import;
