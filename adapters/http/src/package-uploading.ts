// Knows how packages are sent to the library over HTTP, with their progress (§7.77), by a token that can do nothing
// else (§7.64).
import type {
  PackageUploading,
  TokenStore,
  Trouble,
  UploadedPackage,
  UploadTrouble,
} from "@academiz/application/ports";
import { documents, fillPath, problemSchema } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import type { ApiClient } from "./calls/api-client.ts";
import type { WholeResponse } from "./calls/fetch-whole.ts";
import { mapResult } from "./calls/map-result.ts";
import { readAnswer } from "./calls/read-answer.ts";
import { readTrouble } from "./calls/read-trouble.ts";
import { type FormSending, sendForm } from "./calls/send-form.ts";
import { askUploadToken, readBytes } from "./documents/upload-token.ts";

export interface PackageUploadingOptions {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  /** Origin and base path before `/api`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** A `fetch` in place of the browser's. */
  readonly createRequest?: () => XMLHttpRequest;
}

const CANCELLED: UploadTrouble = { kind: "offline", detail: "cancelled" };

export function createPackageUploading(options: PackageUploadingOptions): PackageUploading {
  const { api, tokens, baseUrl, createRequest } = options;

  return {
    send(file, onProgress) {
      let sending: FormSending | null = null;
      let isCancelled = false;
      const send = async (): Promise<Result<UploadedPackage, UploadTrouble>> => {
        const granted = await askUploadToken(api, tokens);
        if (!granted.ok) return granted;
        if (isCancelled) return { ok: false, error: CANCELLED };
        const form = new FormData();
        form.set("source", readBytes(file), file.name);
        const url = baseUrl + fillPath(documents.uploadScorm, undefined);
        const tell = (share: number) => onProgress(Math.min(file.size, Math.round(share * file.size)));
        sending = sendForm({ url, token: granted.value, form, onProgress: tell }, createRequest);
        const response = await sending.answer;
        if (isCancelled) return { ok: false, error: CANCELLED };
        return response?.ok ? readUploaded(response) : { ok: false, error: await readRefusal(response) };
      };
      return {
        outcome: send(),
        cancel() {
          isCancelled = true;
          sending?.cancel();
        },
      };
    },
    discard: (slug) =>
      api.call(documents.deleteDocument, { params: { type: "client", slug }, query: {}, tellsRefusals: true }),
  };
}

async function readUploaded(response: WholeResponse): Promise<Result<UploadedPackage, Trouble>> {
  return mapResult(await readAnswer(documents.uploadScorm, response), ({ config, document: { slug, name, size } }) => ({
    config,
    document: { slug, name, size: size ?? 0 },
  }));
}

async function readRefusal(response: WholeResponse | null): Promise<UploadTrouble> {
  const trouble = await readTrouble(response);
  if (trouble.detail !== "document.source.bad_package") return trouble;
  const problem = problemSchema.safeParse(JSON.parse((await response?.content?.text()) ?? "null"));
  const reason = problem.success ? problem.data.faults?.[0]?.message : undefined;
  return reason === undefined ? trouble : { ...trouble, reason };
}
