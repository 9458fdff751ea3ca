// Knows how an administrator says whether everybody who works in the office signs in in two steps.
import { Card, Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "../organisation.css.ts";
import { RulesTab } from "./rules-tab.tsx";

export function SignInTab() {
  return (
    <RulesTab missing={<Trans>How people sign in could not be loaded</Trans>}>
      {({ isSecondFactorDemanded }, isSaving, change) => (
        <Card
          title={<Trans>Two-step sign-in</Trans>}
          description={<Trans>Besides the password a code is asked for that an app on a phone shows.</Trans>}
        >
          <div className={styles.stack}>
            <Switch
              checked={isSecondFactorDemanded}
              disabled={isSaving}
              onCheckedChange={(isDemanded) => change({ isSecondFactorDemanded: isDemanded })}
            >
              <Trans>Asked of everybody who works in the office</Trans>
            </Switch>
            <p className={styles.help}>
              <Trans>
                Whoever has not set it up yet does so first, within a quarter of an hour, you too. Who only learns is
                not asked.
              </Trans>
            </p>
          </div>
        </Card>
      )}
    </RulesTab>
  );
}
