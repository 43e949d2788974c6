import { Component, type ReactNode } from 'react';
import { LoadFailure } from '#lib/lazy-part.tsx';

interface Props {
  onFailure: () => void;
  children: ReactNode;
}

/** A screen that could not be loaded is a lost connection, not the end of the panel; the next visit to it tries anew. */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof LoadFailure)) throw error;
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadFailure) error.forget();
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
