// Knows how the player of uploaded packages launches them and stores what they report, over HTTP.
import type { ScormGateway, ScormSource } from "@academiz/application/ports";
import { launches, players, plays } from "@academiz/contract";
import { readPackageRules } from "@academiz/domain/scorm";
import { findOwnTexts } from "@academiz/domain/wording";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readReceipt } from "./calls/read-played.ts";

export function createScormSource(
  api: ApiClient,
  { slug, returnUrl }: { readonly slug: string; readonly returnUrl: string | null },
): ScormSource {
  return {
    async launch() {
      const params = { slug };
      const played = await api.call(plays.playScorm, { params });
      if (!played.ok) return played;
      const { product, perimeter, progress } = played.value;
      // The player itself says why a package does not open.
      const launched = await api.call(launches.launchScorm, { params, body: {}, tellsRefusals: true });
      return mapResult(launched, (launch) => ({
        perimeterSlug: perimeter.slug,
        title: launch.title,
        language: launch.language,
        version: launch.version,
        items: launch.organization.item,
        rules: readPackageRules(launch.organization),
        completion: launch.completion,
        problems: launch.problems,
        learner: launch.learner,
        shellUrl: launch.shellUrl,
        contentUrl: launch.contentUrl,
        pass: launch.pass,
        storedProgress: progress,
        commit: launch.commit,
        markType: product.markType,
        demo: product.demo,
        defaultTexts: product.defaultTexts,
        ownTexts: findOwnTexts(product.configDraft ?? product.config),
        theme: product.theme,
        // §4.120
        returnUrl: returnUrl ?? perimeter.url,
      }));
    },
  };
}

const readText = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const createScormGateway = (api: ApiClient): ScormGateway => ({
  send: async (slug, launch, progress) =>
    mapResult(await api.call(plays.saveScormProgress, { params: { slug }, body: { launch, progress } }), (answer) => {
      const { launchedAt, storedAt } = answer.progress as Readonly<Record<string, unknown>>;
      return { ...readReceipt(answer), storedLaunchedAt: readText(launchedAt), storedAt: readText(storedAt) };
    }),
  async addAttempt(slug, { status, score, percentage, time, eventDate }) {
    if (status !== "COMPLETE" && status !== "FAILED") return { ok: true, value: undefined };
    return api.call(players.addHistories, {
      body: [
        { slug, productPerimeterSlug: slug, type: "SCORM", status, score, percentage, time, badge: null, eventDate },
      ],
    });
  },
  renew: async (slug, launch) =>
    mapResult(await api.call(launches.renewLaunch, { params: { slug, launch }, body: {} }), ({ ticket }) => ticket),
  log: (slug, launch, { calls, seconds, isEnd }) =>
    api.call(launches.logLaunch, { params: { slug, launch }, body: { calls: [...calls], seconds, isEnd } }),
});
