import { Component, type ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';

interface ErrorBoundaryProps {
  /** Shown instead of a part that failed. */
  failedText: string;
  /** A part of a page that the rest of the page can do without. */
  children: ReactNode;
}

/**
 * Catches render errors in a part of a page. A button renders the part again. `app/RouteError`
 * handles errors of whole pages.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failedText, children } = this.props;
    if (!this.state.failed) return children;
    return <LoadFailed text={failedText} onRetry={() => this.setState({ failed: false })} />;
  }
}
