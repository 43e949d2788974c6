// Work on a list with only so many pieces under way at once: a supplier that wants one request for each survey is not flooded,
// and no more answers are held in memory than are being read.

/** The results in the order of the items. The first failure ends it: pieces under way are left to their abort signal. */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let failed = false;
  const waiting = items.entries();
  const worker = async () => {
    for (const [place, item] of waiting) {
      if (failed) return;
      results[place] = await work(item);
    }
  };
  const workers = Array.from({ length: Math.min(limit, items.length) }, async () => {
    try {
      await worker();
    } catch (error) {
      failed = true;
      throw error;
    }
  });
  await Promise.all(workers);
  return results;
}
