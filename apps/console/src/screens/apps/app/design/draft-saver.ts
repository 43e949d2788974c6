import type { AppDesign } from '@earnwall/contract/entities/app-design';
import { type CallError, callErrorOf } from '#api/call-error.ts';
import {
  changesBetween,
  type EditedConflict,
  type EditedDesign,
  editedOf,
  mergedDesign,
} from './edited-design.ts';

export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  /** Tried again by itself, unless what is saved has to change first. */
  | { readonly kind: 'failed'; readonly error: CallError }
  | { readonly kind: 'conflict'; readonly by: string; readonly conflicts: readonly EditedConflict[] };

export interface SaverPorts {
  save(value: EditedDesign, revision: number): Promise<AppDesign>;
  read(): Promise<AppDesign>;
  onState(state: SaveState): void;
  /** What the server has now. */
  onAnswer(answer: AppDesign): void;
  /** Somebody else has saved changes: `move` puts them beneath a state of this editor. */
  onMerged(move: (step: EditedDesign) => EditedDesign): void;
}

const debounceMs = 700;
const firstRetryMs = 2000;
const longestRetryMs = 30_000;

/** Saves a draft a moment after its last change, one save at a time; what fails is kept and tried again. */
export class DraftSaver {
  private value: EditedDesign;
  private saved: EditedDesign;
  private retryMs = firstRetryMs;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private isHeld = false;

  constructor(
    private answer: AppDesign,
    private readonly ports: SaverPorts,
  ) {
    this.saved = savedIn(answer);
    this.value = this.saved;
  }

  get revision(): number {
    return this.answer.revision;
  }

  get isSaved(): boolean {
    return changesBetween(this.saved, this.value).length === 0;
  }

  change(value: EditedDesign): void {
    this.value = value;
    if (!this.isHeld && !this.isSaved) this.schedule(debounceMs);
  }

  /** Now, and until it is done; false when something is in the way. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    await this.running;
    if (!this.isSaved && !this.isHeld) await this.start();
    return this.isSaved && !this.isHeld;
  }

  /** After another call has changed the design: publish, restore, discard. */
  take(answer: AppDesign, value: EditedDesign = savedIn(answer)): void {
    clearTimeout(this.timer);
    this.answer = answer;
    this.saved = savedIn(answer);
    this.value = value;
    this.isHeld = false;
    this.ports.onAnswer(answer);
    if (!this.isSaved) this.schedule(debounceMs);
  }

  /** Saving goes on after a conflict. */
  release(): void {
    this.isHeld = false;
    this.ports.onState({ kind: 'saved', at: null });
    if (!this.isSaved) this.schedule(0);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start(), ms);
  }

  private async start(): Promise<void> {
    this.running ??= this.save().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  private async save(): Promise<void> {
    const sent = this.value;
    this.ports.onState({ kind: 'saving' });
    try {
      this.answer = await this.ports.save(sent, this.answer.revision);
      this.saved = sent;
      this.retryMs = firstRetryMs;
      this.ports.onAnswer(this.answer);
      this.ports.onState({ kind: 'saved', at: Date.now() });
      if (!this.isSaved) this.schedule(debounceMs);
    } catch (caught) {
      await this.recover(callErrorOf(caught));
    }
  }

  private async recover(error: CallError): Promise<void> {
    if (error.code === 'conflict') return await this.merge().catch((again) => this.fail(callErrorOf(again)));
    this.fail(error);
  }

  private fail(error: CallError): void {
    this.ports.onState({ kind: 'failed', error });
    // What was refused for what it is waits for a change.
    if (error.status >= 400 && error.status < 500 && error.status !== 429) return;
    this.schedule(this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, longestRetryMs);
  }

  private async merge(): Promise<void> {
    const answer = await this.ports.read();
    const theirs = savedIn(answer);
    const base = this.saved;
    const { value, conflicts } = mergedDesign(base, this.value, theirs);
    this.answer = answer;
    this.saved = theirs;
    this.value = value;
    this.ports.onAnswer(answer);
    this.ports.onMerged((step) => mergedDesign(base, step, theirs).value);
    this.isHeld = conflicts.length > 0;
    const by = (answer.draft ?? answer.published).by;
    if (this.isHeld) this.ports.onState({ kind: 'conflict', by, conflicts });
    else if (this.isSaved) this.ports.onState({ kind: 'saved', at: Date.now() });
    else this.schedule(0);
  }
}

export const savedIn = ({ draft, published }: AppDesign): EditedDesign => editedOf(draft ?? published);
