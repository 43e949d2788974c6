import { Component, type ReactNode } from 'react';
import { LoadFailure } from '#lib/loading/lazy-part.tsx';

interface Props {
  /** What the report of an error calls what is inside (features/telemetry/uncaught-errors.ts). */
  part: string;
  /** Where the panel is: what failed at one place is tried again at the next. */
  at?: string;
  onError?: (error: unknown) => void;
  /** What stands in its place; a part without one is left out. */
  fallback?: (error: unknown, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  at?: string | undefined;
  caught: { error: unknown } | null;
}

/** An error in what is inside stays inside (decision 0080). A part that did not load is loaded anew by the next try. */
export class Boundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, caught: null };
  }

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadFailure) error.forget();
    this.props.onError?.(error);
  }

  override render() {
    const { fallback, children } = this.props;
    const { caught } = this.state;
    return caught ? fallback?.(caught.error, () => this.setState({ caught: null })) : children;
  }
}
