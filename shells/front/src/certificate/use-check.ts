// Knows how a document that somebody was shown is looked up: null until the answer has come.
import type { Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { useEffect, useState } from "react";

export function useCheck<Checked>(
  check: (code: string) => Promise<Result<Checked, Trouble>>,
  code: string,
  tries: number,
): Result<Checked, Trouble> | null {
  const asked = `${code} ${tries}`;
  const [known, setKnown] = useState<{ readonly asked: string; readonly checked: Result<Checked, Trouble> } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    void check(code).then((checked) => {
      if (isWanted) setKnown({ asked, checked });
    });
    return () => {
      isWanted = false;
    };
  }, [check, code, asked]);
  return known?.asked === asked ? known.checked : null;
}
