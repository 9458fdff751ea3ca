// Apart, so that themes come only for a course with styles of its own.
export { createPageColors } from "@academiz/domain/theme";
