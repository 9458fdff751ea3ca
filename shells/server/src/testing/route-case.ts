// Knows what a test must know of a route: whose things its parameters name, what it is sent, and how its success is
// checked.
import { fillPath, ROUTES, type Route, type RouteName } from "@academiz/contract";
import type { LightMyRequestResponse as Response } from "fastify";
import type { Lookout } from "../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "./author.ts";
import type { TestServer } from "./start-test-server.ts";
import { forgetTokenOf, tokenOf } from "./token-of.ts";
import { type SentForm, writeForm } from "./write-form.ts";

/** One thing of each kind of a client: one's own can be reached, another client's cannot. */
export interface Scene {
  readonly client: string;
  readonly clientId: string;
  /** A published product and its version. */
  readonly product: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
  readonly perimeter: string;
  /** Of the client's learner. */
  readonly notification: string;
  readonly mail: string;
  /** About the product, with one message, of the client's author. */
  readonly thread: string;
  /** That the client's learner asked about the product, with one message. */
  readonly conversation: string;
  /** Id of the client's learner. */
  readonly user: string;
  /** In the client's own library: a file, and a folder that it does not stand in. */
  readonly document: string;
  readonly folder: string;
  /** Of products, empty. */
  readonly productFolder: string;
  /** A smart sequence without questions. */
  readonly sequence: string;
  /** Id of an import of users that was looked through. */
  readonly userImport: string;
  /** Id of an export of the client's author that is done. */
  readonly productExport: string;
}

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: SentForm;
  /** Sent as it is, instead of a body; as JSON unless the headers say otherwise. */
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the tests call a server by the names of its routes. */
export interface Caller {
  readonly server: TestServer;
  readonly scene: Scene;
  readonly lookout: Lookout;
  /**
   * Calls as a user of the demo, in a session that other calls share while it lasts; as nobody when null. Answers the
   * body. @throws when it is refused.
   */
  succeed(name: RouteName, by: string | null, sent?: Sent): Promise<Answered>;
  /** Of a session of a user of the demo. */
  headersOf(by: string): Promise<Readonly<Record<string, string>>>;
}
// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of each answer.
export type Answered = any;

export interface RouteCase {
  /** The parameters of the path, of a client's things: with another client's, the answer is that for unknown ones. */
  readonly params?: (scene: Scene) => Readonly<Record<string, string>>;
  /** The parameters name public things, or one's own: there is nothing to hide. */
  readonly hidesNothing?: true;
  /** A body that the route can read. */
  readonly body?: (scene: Scene) => unknown;
  /** A form that the route can read. */
  readonly form?: (scene: Scene) => SentForm;
  /** A file that it refuses, where that is not a drawing. */
  readonly badFile?: Uint8Array;
  /** Bodies beyond those of a wrong shape that must answer 422. */
  readonly badBodies?: readonly unknown[];
  readonly badQueries?: readonly Readonly<Record<string, string>>[];
  /** Calls the route with success and checks its effect, by another call. */
  succeeds(caller: Caller): Promise<void>;
}
/** A case for each route of a contract file: a new route does not compile until it has its own. */
export type CasesOf<M> = { readonly [K in keyof M as M[K] extends Route ? K : never]: RouteCase };

/** One call of a route, whatever its answer. */
export function call({ app }: TestServer, name: RouteName, sent: Sent = {}): Promise<Response> {
  const route: Route = ROUTES[name];
  const query = sent.query ? `?${new URLSearchParams(sent.query)}` : "";
  const { type, payload } = writePayload(route, sent);
  return app.inject({
    method: route.method,
    url: fillPath(route, sent.params) + query,
    headers: { ...(payload !== undefined && { "content-type": type }), ...sent.headers },
    ...(payload !== undefined && { payload }),
  });
}

const JSON_TYPE = "application/json";
function writePayload(route: Route, { payload, form, body }: Sent): { type: string; payload?: string | Buffer } {
  if (payload !== undefined) return { type: JSON_TYPE, payload };
  if (form) return writeForm({ part: route.form?.file ?? "source", ...form });
  return { type: JSON_TYPE, ...(body !== undefined && { payload: JSON.stringify(body) }) };
}

export function createCaller(server: TestServer, scene: Scene, lookout: Lookout): Caller {
  const headersOf = async (by: string) => bearer((await server.signIn(by)).token);
  return {
    server,
    scene,
    lookout,
    headersOf,
    async succeed(name, by, sent = {}) {
      const send = async () =>
        call(server, name, { ...sent, headers: by === null ? {} : bearer(await tokenOf(server, by)) });
      let answer = await send();
      if (by !== null && answer.statusCode === 401) {
        forgetTokenOf(server, by);
        answer = await send();
      }
      if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      const isJson = String(answer.headers["content-type"]).startsWith("application/json");
      return isJson ? answer.json() : answer.body;
    },
  };
}
