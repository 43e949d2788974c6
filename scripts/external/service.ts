/** A dependency of a command that the command did not start. */
export interface ExternalService {
  readonly url: string;
  stop(): Promise<void>;
}
