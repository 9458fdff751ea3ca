export * from "./captions-editor.connect.ts";
export { captionsEditorMachine } from "./captions-editor.machine.ts";
export type * from "./captions-editor.types.ts";
