// Knows the box by which a list is searched.
import { SearchInput } from "../field/search-input.tsx";
import * as styles from "./list.css.ts";
import { useTypedSearch } from "./use-typed-search.ts";

export interface ListSearchProps {
  /** What is searched: "Search users". */
  readonly label: string;
  readonly query: string;
  /** Called once the typing pauses. */
  readonly onSearch: (query: string) => void;
}

export function ListSearch({ label, query, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useTypedSearch(query, onSearch);
  return (
    <div className={styles.search}>
      <SearchInput label={label} value={typed} onValueChange={setTyped} />
    </div>
  );
}
