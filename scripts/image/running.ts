/** The product as the image runs it, by whatever means it was started. */
export interface Running {
  readonly url: string;
  /** Why it is gone, if it is. */
  ended(): string | null;
  /** The image's own health check; true = well. */
  healthCheck(): Promise<boolean>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number>;
  /** Whatever is left of it. */
  remove(): Promise<void>;
}
