import { Component, type ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';

interface ErrorBoundaryProps {
  /** Shown in place of the part. */
  failedText: string;
  /** A part of a page, without which the rest of the page is of use. */
  children: ReactNode;
}

/**
 * Contains errors while a part of a page is rendered. A button renders the part again. Other errors
 * are for ui/RouteError.
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
