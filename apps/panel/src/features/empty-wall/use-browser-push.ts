import { useEffect, useState } from 'react';
import { digestOf, fieldsOf, findSubscription, pushAbilities, subscribe } from './browser-push.ts';
import { pushWay } from './push-way.ts';

interface Stored {
  /** The subscriptions that the server has, by their digests. */
  browsers: readonly string[];
  onSubscribed: (subscription: ReturnType<typeof fieldsOf>) => Promise<unknown>;
  onEnded: (endpoint: string) => Promise<unknown>;
}

/** Whether this browser shows notifications, and how that is changed. */
export function useBrowserPush({ browsers, onSubscribed, onEnded }: Stored) {
  const [abilities, setAbilities] = useState(pushAbilities);
  const [digest, setDigest] = useState<string | null>(null);
  const way = pushWay(abilities);
  useEffect(() => {
    if (way !== 'ask') return;
    let isGone = false;
    void findSubscription()
      .then(async (found) => found && (await digestOf(found.endpoint)))
      .then((known) => isGone || setDigest(known))
      // A browser that keeps nothing, as in a private window: it is offered, and says no when it is asked.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [way]);

  return {
    way,
    isOn: digest !== null && browsers.includes(digest),
    turnOn: async (key: string) => {
      const made = await subscribe(key);
      setAbilities(pushAbilities());
      if (!made) return;
      await onSubscribed(fieldsOf(made));
      setDigest(await digestOf(made.endpoint));
    },
    turnOff: async () => {
      const found = await findSubscription();
      if (!found) return;
      await onEnded(found.endpoint);
      await found.unsubscribe();
      setDigest(null);
    },
  };
}
