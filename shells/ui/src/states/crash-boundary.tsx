// Knows what stands in place of a page that crashed: words, and a way to start it again.
import { useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { ErrorState } from "./error-state.tsx";

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

/** Put around a whole app. React logs the error to the browser's console. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  static getDerivedStateFromError = () => ({ hasCrashed: true });
  override state = { hasCrashed: false };
  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useLingui();
  return (
    <main>
      <ErrorState
        level={1}
        title={t`This page broke`}
        action={
          <Button icon={<RotateCw size={20} aria-hidden />} onClick={() => location.reload()}>
            {t`Load it again`}
          </Button>
        }
      >
        {t`What was saved is safe. If it happens again, tell your administrator what you were doing.`}
      </ErrorState>
    </main>
  );
}
