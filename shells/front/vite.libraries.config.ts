// Knows where the libraries that all apps share are built: beside the site, which has all of them.
import { librariesConfig } from "../ui/libraries.ts";

export default librariesConfig(import.meta.url, (library) => import(library));
