// Knows how the routes of files of users are called in tests.
import type { userFiles } from "@academiz/contract";
import { expect } from "vitest";
import { inventPerson, writeUserFile } from "../people.ts";
import { PNG } from "../pictures.ts";
import type { Caller, CasesOf, Scene } from "../route-case.ts";

const ADMIN = "demo_admin";
const id = ({ userImport }: Scene) => ({ id: userImport });
const find = async ({ succeed }: Caller, login: string) =>
  (await succeed("searchUsers", ADMIN, { query: { query: login } })).users.map(
    ({ identifier }: { identifier: string }) => identifier,
  );

export const USER_FILE_CASES: CasesOf<typeof userFiles> = {
  importUsers: {
    form: () => writeUserFile([inventPerson()], { header: "1", deleteAbsent: "false" }),
    badFile: PNG,
    async succeeds({ server, succeed }) {
      const person = inventPerson();
      const begun = await succeed("importUsers", ADMIN, { form: writeUserFile([person, { ...person }]) });
      expect(begun.import).toMatchObject({ status: "checking", file: "people.csv", header: true, report: null });
      await server.runJobs();
      const read = await succeed("readImport", ADMIN, { params: { id: begun.import.id } });
      expect(read.import).toMatchObject({
        status: "ready",
        report: { nbUsersFile: 2, nbUsersNew: 1, nbUsersErrors: 1, errors: [{ row: 3, code: "login.duplicate" }] },
      });
    },
  },
  readImport: {
    params: id,
    async succeeds({ succeed, scene }) {
      const read = await succeed("readImport", ADMIN, { params: id(scene) });
      expect(read.import).toMatchObject({ id: scene.userImport, status: "ready", report: { nbUsersNew: 1 } });
    },
  },
  applyImport: {
    params: id,
    body: () => ({ removals: 0 }),
    badBodies: [{ removals: -1 }, { removals: 0.5 }],
    async succeeds(caller) {
      const { succeed, scene, server } = caller;
      const read = await succeed("readImport", ADMIN, { params: id(scene) });
      const { login } = read.import.report.creates[0];
      expect(await find(caller, login)).toEqual([]);
      const applied = await succeed("applyImport", ADMIN, { params: id(scene), body: {} });
      expect(applied.import.status).toBe("applying");
      await server.runJobs();
      expect(await find(caller, login)).toEqual([`demo_${login}`]);
    },
  },
  cancelImport: {
    params: id,
    body: () => ({}),
    async succeeds({ succeed, scene }) {
      await succeed("cancelImport", ADMIN, { params: id(scene), body: {} });
      const read = await succeed("readImport", ADMIN, { params: id(scene) });
      expect(read.import).toMatchObject({ status: "error", error: "import.cancelled" });
    },
  },
  importTemplate: {
    badQueries: [{ format: "pdf" }],
    async succeeds({ succeed }) {
      const text = await succeed("importTemplate", ADMIN, { query: { format: "csv" } });
      // The head, and one line as an example.
      expect(text).toMatch(/^\ufeffIdentifiant;E-mail;Prénom;Nom;Rôles;[^\r\n]*\r\n[^\r\n]+\r\n$/);
    },
  },
  lastImportFile: {
    async succeeds({ succeed, server }) {
      const form = writeUserFile([inventPerson()]);
      await succeed("importUsers", ADMIN, { form });
      expect(await succeed("lastImportFile", ADMIN)).toBe(Buffer.from(form.file?.bytes ?? []).toString());
      await server.runJobs();
    },
  },
  exportUsers: {
    badQueries: [{ format: "pdf" }],
    async succeeds({ succeed }) {
      const text: string = await succeed("exportUsers", ADMIN);
      expect(text).toContain("\r\nlearner;learner@demo.example;");
    },
  },
  listImportNotifications: {
    badQueries: [{ last: "yes" }],
    async succeeds({ succeed, scene }) {
      const listed = await succeed("listImportNotifications", ADMIN, { query: { last: "true" } });
      expect(listed).toMatchObject([{ id: scene.userImport, status: "ready", isRead: false, isLoading: false }]);
    },
  },
};
