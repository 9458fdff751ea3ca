// Knows the words that say why a file did not arrive (§8.7–§8.9).
import type { UploadView } from "@academiz/application/file-uploads";
import { Trans } from "@lingui/react/macro";
import { TroubleText } from "../../office/trouble-text.tsx";

export function UploadFailureText({ upload: { failure, trouble, size } }: { readonly upload: UploadView }) {
  switch (failure) {
    case "type":
      return size === 0 ? (
        <Trans>The file is empty.</Trans>
      ) : (
        <Trans>
          A file of this type is not taken. Pictures, sounds, films, PDF, Office documents, text, captions, fonts and
          zip archives are.
        </Trans>
      );
    case "too-long":
      return <Trans>The sending took too long. Try again, or send a smaller file.</Trans>;
    case "connection":
      return <Trans>The connection broke off. It goes on by itself once there is one again.</Trans>;
    case "said":
      return <TroubleText trouble={trouble} />;
    default:
      return <Trans>The file could not be sent. Try again in a moment.</Trans>;
  }
}
