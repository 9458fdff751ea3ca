// Knows how a route of the contract is answered in tests: what the contract refuses, the mock refuses too.
import { type AnswerOf, type BodyOf, PROBLEM_CODES, type ProblemCode, type Route } from "@academiz/contract";
import { HttpResponse, http, type RequestHandler } from "msw";

export const BASE = "http://api.test";

interface Asked<R extends Route> {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly body: BodyOf<R>;
  readonly request: Request;
}
/** An answer as the contract types it, or any response at all. */
type Resolver<R extends Route> = (asked: Asked<R>) => AnswerOf<R> | Response | Promise<AnswerOf<R> | Response>;

/**
 * @throws Error in the handler (500 for the caller) when a body sent or an answer given is not what the contract says.
 */
export function mockRoute<R extends Route>(route: R, resolve: Resolver<R>): RequestHandler {
  const method = route.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  return http[method](`${BASE}${route.path.replace(/\{(\w+)\}/g, ":$1")}`, async ({ request, params }) => {
    const text = await request.clone().text();
    const body = route.body?.parse(JSON.parse(text)) as BodyOf<R>;
    const answer = await resolve({ params, query: new URL(request.url).searchParams, body, request });
    if (answer instanceof Response) return answer;
    if (route.answer.kind === "json") return HttpResponse.json(route.answer.schema.parse(answer) as never);
    return new HttpResponse(null, { status: 204 });
  });
}

/** A failure as the server tells of it (§7.22). */
export function answerProblem(detail: ProblemCode, headers: Readonly<Record<string, string>> = {}): Response {
  const status = PROBLEM_CODES[detail];
  const problem = { type: "about:blank", title: detail, status, detail, requestId: "r-1" };
  return new HttpResponse(JSON.stringify(problem), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
}
