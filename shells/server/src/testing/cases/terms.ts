// Knows how the routes of the terms of use are called in tests.
import type { terms } from "@academiz/contract";
import { TERMS_LENGTH } from "@academiz/domain/clients";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";

const LEARNER = "demo_learner";
const ADMIN = "demo_admin";
const TEXTS = { fr: "Soyez sages.", en: "Be good." };

export const TERMS_CASES: CasesOf<typeof terms> = {
  readTerms: {
    async succeeds({ succeed }) {
      const { version } = await succeed("readClientTerms", ADMIN);
      const written = await succeed("writeClientTerms", ADMIN, { body: { texts: TEXTS, before: version } });
      expect(await succeed("readTerms", LEARNER)).toMatchObject({ terms: { texts: TEXTS }, acceptedAt: null });
      await succeed("updateMe", LEARNER, { body: { hasAcceptedCgu: true, termsVersion: written.version } });
      expect(await succeed("readTerms", LEARNER)).toMatchObject({ acceptedAt: expect.any(String) });
    },
  },
  readClientTerms: {
    async succeeds({ succeed }) {
      expect(await succeed("readClientTerms", ADMIN)).toMatchObject({ version: expect.any(Number) });
    },
  },
  writeClientTerms: {
    body: () => ({ texts: { fr: "", en: "" }, before: 0 }),
    badBodies: [
      { texts: { fr: "x".repeat(TERMS_LENGTH + 1), en: "" }, before: 0 },
      { texts: { fr: "" }, before: 0 },
      { texts: TEXTS, before: -1 },
    ],
    async succeeds({ succeed }) {
      const { version } = await succeed("readClientTerms", ADMIN);
      const texts = { fr: "", en: `Version ${version + 1}` };
      const written = await succeed("writeClientTerms", ADMIN, { body: { texts, before: version } });
      expect(written).toMatchObject({ version: version + 1, texts });
    },
  },
};
