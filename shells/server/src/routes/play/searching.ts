// Knows which use case answers the search of learners.
import { listProductFiles, readSoughtPage, searchMyProducts, type World } from "@academiz/backend";
import type { searching } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleSearching = (world: World): HandlersOf<typeof searching> => ({
  searchMyProducts: ({ actor, query: { query } }) => searchMyProducts(world, actor, query),
  readSoughtPage: ({ actor, params }) => readSoughtPage(world, actor, params),
  listProductFiles: ({ actor, params }) => listProductFiles(world, actor, params.slug),
});
