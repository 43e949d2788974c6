/** What is tried: the settings as they are typed, saved or not. */
interface Tried {
  id: string;
  kind: string;
  settings: Record<string, unknown>;
  secrets: Record<string, string | string[]>;
}

export interface DryProps {
  /** Null, and the reason is said, where the settings cannot be sent. */
  tried: () => Tried | null;
  /** What the server finds wrong with settings or secrets stands beside them. */
  onErrors: (errors: Readonly<Record<string, readonly string[]>>) => void;
}
