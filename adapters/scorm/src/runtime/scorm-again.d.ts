// Knows what the runtimes by version really export: their own types name a default export that they do not have.
declare module "scorm-again/scorm12/min" {
  export { Scorm12API } from "scorm-again";
}
declare module "scorm-again/scorm2004/min" {
  export { Scorm2004API } from "scorm-again";
}
