// Knows the pages of those who are not signed in yet, or not wholly, as one part that comes late: whoever is signed in
// does not load them.
import { OutsidePage, OwnPasswordForm, type OwnPasswordFormProps } from "@academiz/ui";

export { ForgottenPage } from "../account/forgotten-page.tsx";
export { ResetPasswordPage } from "../account/reset-password-page.tsx";
export { CertificatePage } from "../certificate/certificate-page.tsx";
export { LinkEntryPage } from "../entry-page.tsx";
export { LoginPage } from "../login-page.tsx";

export const OwnPasswordPage = (props: OwnPasswordFormProps) => (
  <OutsidePage>
    <OwnPasswordForm {...props} />
  </OutsidePage>
);
