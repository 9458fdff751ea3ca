// Knows how people are named one by one: found by typing, or pasted as a list of logins and e-mails.
import { readWritten } from "@academiz/application/audience";
import type { AudienceMember } from "@academiz/application/ports";
import { Button, Card, type Column, Field, IconButton, joinTicked, splitTicked, TextArea } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import * as styles from "./audience.css.ts";
import type { AudienceWriting } from "./use-audience.ts";

/** The most people that an audience names, and that a pasted list has. */
const MOST = 1_000;

const nameMember = ({ firstname, lastname, login }: AudienceMember): string =>
  `${firstname} ${lastname}`.trim() || login;

export function NamedPeople({ view, send, draft, paste }: Omit<AudienceWriting, "isAsked" | "setAsked">) {
  const { t } = useLingui();
  const [query, setQuery] = useState("");
  const { list, taken } = paste;
  const { known, found, pasted, isNaming } = view;
  const ids = splitTicked(draft.values.users);
  const named = ids.flatMap((id) => known.find((one) => one.id === id) ?? []);
  const put = (next: readonly string[]) => draft.put("users", joinTicked([...new Set(next)]));
  const take = useEffectEvent(() => {
    if (!pasted) return;
    put([...ids, ...pasted.people.map(({ id }) => id)]);
    // Entries that match nobody stay, to be corrected.
    paste.put(pasted.unknown.join("\n"), pasted);
  });
  // The answer may have come while another tab was looked at.
  useEffect(() => {
    if (pasted !== taken) take();
  }, [pasted, taken]);
  const written = readWritten(list);
  const isTooLong = written.length + ids.length > MOST;
  const rows = found.rows.filter(({ id }) => !ids.includes(id));
  const columns: readonly Column<AudienceMember>[] = [
    { id: "name", header: t`Name`, heading: true, cell: nameMember },
    { id: "login", header: t`Login`, cell: ({ login }) => login },
  ];
  return (
    <Card title={<Trans>Named people</Trans>}>
      <div className={styles.part}>
        {named.length === 0 ? (
          <p className={styles.note}>
            <Trans>Nobody is named yet.</Trans>
          </p>
        ) : (
          <ul className={styles.people} aria-label={t`Named people`}>
            {named.map((member) => (
              <li key={member.id} className={styles.person}>
                <span>
                  {nameMember(member)} <span className={styles.note}>{member.login}</span>
                  {!member.active && (
                    <span className={styles.note}>
                      {" "}
                      <Trans>(account closed)</Trans>
                    </span>
                  )}
                </span>
                <IconButton
                  label={t`Take out ${nameMember(member)}`}
                  icon={<X size={20} aria-hidden />}
                  onClick={() => put(ids.filter((id) => id !== member.id))}
                />
              </li>
            ))}
          </ul>
        )}
        <OfficeList
          label={t`People to name`}
          view={{ ...found, rows }}
          send={send}
          columns={columns}
          getKey={({ id }) => id}
          search={{
            label: t`Search by name or login`,
            query,
            onSearch: (wanted) => {
              setQuery(wanted);
              send({ type: "search.changed", query: wanted });
            },
          }}
          menu={(member) => (
            <Button
              size="small"
              icon={<Plus size={20} aria-hidden />}
              aria-label={t`Add ${nameMember(member)}`}
              disabled={ids.length >= MOST}
              onClick={() => put([...ids, member.id])}
            >
              <Trans>Add</Trans>
            </Button>
          )}
          failure={<Trans>The people could not be loaded</Trans>}
          empty={{ title: <Trans>Nobody to name</Trans>, text: <Trans>Nobody has an open account yet.</Trans> }}
          unmatched={{
            title: <Trans>Nobody else matches</Trans>,
            text: <Trans>Whoever matches is named already, or there is nobody of that name.</Trans>,
          }}
        />
        <Field
          label={t`Paste a list`}
          help={t`Logins or e-mails, one a line or with commas between them.`}
          error={
            isTooLong ? t`An audience names 1,000 people at most: use a place or a criterion for more.` : undefined
          }
        >
          <TextArea value={list} onChange={({ target }) => paste.put(target.value)} />
        </Field>
        <div>
          <Button
            loading={isNaming}
            disabled={written.length === 0 || isTooLong}
            accessibleWhenDisabled
            onClick={() => send({ type: "list.pasted", written })}
          >
            <Trans>Name these people</Trans>
          </Button>
        </div>
        <div role="status">
          {pasted && (
            <>
              <p>
                <Plural
                  value={pasted.people.length}
                  _0="Nobody was found"
                  one="# person was found and is named"
                  other="# people were found and are named"
                />
              </p>
              {pasted.unknown.length > 0 && (
                <>
                  <p>
                    <Trans>Nobody has one of these; they stay in the box to be mended:</Trans>
                  </p>
                  <ul className={styles.unknown}>
                    {pasted.unknown.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
