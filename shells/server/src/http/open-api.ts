// Knows how the contract is written as OpenAPI: every route, its admission, its input and its answers.
import { type Admission, PROBLEM_CODES, problemSchema, type Route } from "@academiz/contract";
import * as z from "zod/mini";

type JsonSchema = Record<string, unknown>;
type Schema = NonNullable<Route["body"]>;

const toJsonSchema = (schema: Schema, io: "input" | "output"): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
const content = (mediaType: string, schema: JsonSchema) => ({ content: { [mediaType]: { schema } } });

type Routes = Readonly<Record<string, Route>>;

/** The document that /api/docs shows; its paths are written when they are first read. */
export function describeApi(routes: Routes, version: string): Record<string, unknown> {
  let paths: Record<string, unknown> | null = null;
  return {
    openapi: "3.1.0",
    info: { title: "Academiz", version, description: `Problem codes: ${Object.keys(PROBLEM_CODES).join(", ")}.` },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    get paths() {
      paths ??= describePaths(routes);
      return paths;
    },
  };
}

function describePaths(routes: Routes): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const operation = describeOperation(name, route);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}

function describeOperation(operationId: string, route: Route): Record<string, unknown> {
  return {
    operationId,
    summary: route.summary,
    description: describeAdmission(route.admission),
    ...(route.admission.kind === "token" && { security: [{ bearer: [] }] }),
    parameters: [...listParameters(route.params, "path"), ...listParameters(route.query, "query")],
    ...describeInput(route),
    responses: {
      ...describeAnswer(route),
      default: {
        description: "A problem.",
        ...content("application/problem+json", toJsonSchema(problemSchema, "output")),
      },
    },
  };
}

function describeInput({ body, form }: Route): Record<string, unknown> {
  if (body) return { requestBody: { required: true, ...content("application/json", toJsonSchema(body, "input")) } };
  if (!form) return {};
  const fields = toJsonSchema(form.fields, "input") as { properties?: JsonSchema; required?: string[] };
  const schema = {
    ...fields,
    properties: { ...fields.properties, [form.file]: { type: "string", format: "binary" } },
    required: [...(fields.required ?? []), form.file],
  };
  return { requestBody: { required: true, ...content("multipart/form-data", schema) } };
}

function describeAnswer({ answer }: Route): Record<string, unknown> {
  if (answer.kind === "empty") return { 204: { description: "Done." } };
  if (answer.kind === "text")
    return { 200: { description: "Done.", ...content(answer.mediaType ?? "text/plain", { type: "string" }) } };
  if (answer.kind === "file")
    return { 200: { description: "Done.", ...content(answer.mediaType, { type: "string", format: "binary" }) } };
  const written = content("application/json", toJsonSchema(answer.schema, "output"));
  return answer.status === 202
    ? { 202: { description: "Begun.", ...written } }
    : { 200: { description: "Done.", ...written } };
}

function listParameters(schema: Schema | undefined, place: "path" | "query"): readonly unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, "input") as {
    properties?: JsonSchema;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: one,
  }));
}

const describeAdmission = (admission: Admission): string =>
  admission.kind === "public"
    ? "Anybody."
    : `Roles: ${admission.roles.join(", ")}. Scopes: ${admission.scopes.join(", ")}.`;
