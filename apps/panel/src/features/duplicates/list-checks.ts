import type { RespondentCheck } from '@earnwall/contract/entities/current-survey';
import type { Survey } from '@earnwall/contract/entities/survey';
import { duplicateResults, fingerprintDuplicates } from '@earnwall/contract/limits';
import type { Client } from '#api/client/client.ts';
import { askRespondents } from './ask-respondents.ts';
import { createBatches } from './batches.ts';

interface Parts {
  client: Client;
  /** Null when this device cannot tell. */
  fingerprint: () => Promise<string | null>;
  wait: (ms: number) => Promise<void>;
  /** These surveys have been taken before. */
  found: (hashes: readonly string[]) => void;
}

export interface ListChecks {
  /** Checks what has not been checked in this visit. */
  look(surveys: readonly Survey[]): void;
  stop(): void;
}

type Asked = Survey & { respondent_check: RespondentCheck };

/** Looks behind the list for surveys this person or device has taken before (AP-03); nobody waits for it. */
export function createListChecks({ client, fingerprint, wait, found }: Parts): ListChecks {
  const looked = new Set<string>();

  const byRespondents = createBatches<Asked>({
    size: duplicateResults.batch,
    pauseMs: duplicateResults.pauseMs,
    wait,
    work: async (batch) => {
      const reports = await Promise.all(
        batch.map(async ({ hash, respondent_check }) => {
          const evidence = await askRespondents(client, respondent_check, { read_only: true });
          return evidence ? [{ hash, ...evidence }] : [];
        }),
      );
      const surveys = reports.flat();
      if (surveys.length > 0)
        await sendCheck(() => client.call('duplicates/post-rdds', { body: { surveys } }));
    },
  });

  const byDevice = createBatches<Survey>({
    size: fingerprintDuplicates.batch,
    pauseMs: fingerprintDuplicates.pauseMs,
    wait,
    work: async (batch) => {
      const fp = await fingerprint();
      const hashes = batch.map(({ hash }) => hash);
      if (fp) await sendCheck(() => client.call('duplicates/post-rdds-rfg', { body: { fp, hashes } }));
    },
  });

  async function sendCheck(call: () => Promise<{ duplicate_hashes: string[] }>): Promise<void> {
    try {
      const { duplicate_hashes } = await call();
      if (duplicate_hashes.length > 0) found(duplicate_hashes);
    } catch {
      // The client has said and tried all there is to; the survey stays on the list.
    }
  }

  return {
    look(surveys) {
      const fresh = surveys.filter(({ hash }) => !looked.has(hash));
      for (const { hash } of fresh) looked.add(hash);
      byRespondents.add(fresh.filter(isAsked));
      byDevice.add(fresh.filter((survey) => survey.is_rfg_survey));
    },
    stop() {
      byRespondents.stop();
      byDevice.stop();
    },
  };
}

function isAsked(survey: Survey): survey is Asked {
  return survey.respondent_check?.rd_duplication_checked === false;
}
