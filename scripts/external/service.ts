/** Something a command leans on and did not start. */
export interface ExternalService {
  readonly url: string;
  stop(): Promise<void>;
}
