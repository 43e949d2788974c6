import { useIsFetching } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { probe } from '#api/probe.ts';
import { useAccountWatch } from '#features/account-watch/use-account-watch.ts';
import { useCreditWatch } from '#features/celebration/use-credit-watch.ts';
import { DuplicatedClicks } from '#features/duplicated-clicks/duplicated-clicks.tsx';
import { useDuplicateChecks } from '#features/duplicates/use-duplicate-checks.ts';
import { createDeviceFingerprint, withRetries } from '#features/fingerprint/device-fingerprint.ts';
import { useFingerprintUpload } from '#features/fingerprint/use-fingerprint-upload.ts';
import { OutcomeWatch } from '#features/outcome-watch/outcome-watch.tsx';
import { useEarningsWatch } from '#features/stats/use-earnings-watch.ts';
import { useMotionSignal } from '#features/telemetry/use-motion-signal.ts';
import { useTranslationSignal } from '#features/telemetry/use-translation-signal.ts';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { whenAtRest } from '#lib/loading/when-at-rest.ts';

const deviceFingerprint = withRetries(
  createDeviceFingerprint({
    load: async () => (await import('#features/fingerprint/bundled-library.ts')).takeFingerprint(),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  }),
);

let atRest: Promise<void> | null = null;

/** One device, one fingerprint, shared by all who need it. It is work for a phone, and nobody waits for it. */
async function fingerprint() {
  atRest ??= new Promise((done) => whenAtRest(done));
  await atRest;
  return deviceFingerprint();
}

/** What watches over a visit without being seen; it begins when the user has what they came for. */
export function BackgroundWork() {
  const isQuiet = useIsFetching() === 0;
  const [hasBegun, setHasBegun] = useState(isQuiet);
  useEffect(() => {
    if (isQuiet) setHasBegun(true);
  }, [isQuiet]);
  return hasBegun ? <Work /> : null;
}

/** A hook as a part of its own. */
function running(useWork: () => void): ComponentType {
  return function Running() {
    useWork();
    return null;
  };
}

/** Each by the name its errors are reported under. */
const parts = {
  'duplicate checks': running(() => useDuplicateChecks(fingerprint)),
  fingerprint: running(() => useFingerprintUpload(fingerprint)),
  earnings: running(useEarningsWatch),
  celebration: running(useCreditWatch),
  account: running(useAccountWatch),
  'latency probe': running(useLatencyProbe),
  'motion signal': running(useMotionSignal),
  'translation signal': running(useTranslationSignal),
  outcomes: OutcomeWatch,
  'duplicated clicks': DuplicatedClicks,
};

/** One that fails is left out; all others go on (decision 0080). */
function Work() {
  return Object.entries(parts).map(([name, Part]) => (
    <Boundary key={name} part={name}>
      <Part />
    </Boundary>
  ));
}

/** One probe, in the quiet after the list has come; the server logs what it measured (decision 0002). */
function useLatencyProbe(): void {
  const address = useMetadata().metadata?.latency_url ?? null;

  useEffect(() => {
    if (address) void probe(address);
  }, [address]);
}
