// A card on Home, and who looks at it.
import type { AttentionCall, AttentionKind, Urgency } from '@earnwall/contract/attention';
import type { Capability } from '@earnwall/contract/console-access';

export interface Need {
  readonly kind: AttentionKind;
  readonly urgency: Urgency;
  readonly title: string;
  readonly text: string;
  readonly scope: { readonly kind: 'app' | 'supplier'; readonly id: string; readonly name: string } | null;
  readonly since: Date | null;
  readonly action: NeedAction;
}

type NeedAction =
  | { readonly label: string; readonly path: string }
  | { readonly label: string; readonly call: NeedCall; readonly undo: NeedCall | null };

export interface NeedCall {
  readonly name: AttentionCall;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Who looks, and when. */
export interface Looking {
  readonly now: Date;
  may(capability: Capability): boolean;
}
