import { Component, type ReactNode } from 'react';
import { LoadFailure } from './lazy-screen.tsx';

interface Props {
  /** The address: what failed at one place is tried again at the next. */
  at: string;
  fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  at: string | null;
  caught: { error: unknown } | null;
}

/** An error in what is inside stays inside (decision 0080). */
export class Boundary extends Component<Props, State> {
  override state: State = { at: null, caught: null };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, caught: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadFailure) error.forget();
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return this.props.fallback(caught.error, () => this.setState({ caught: null }));
  }
}
