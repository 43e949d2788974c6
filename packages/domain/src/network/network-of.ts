// What counts as one address for rate limits: an IPv4 address, or the whole /64 that a provider gives to one IPv6
// customer, who could otherwise use another address each time (PH-02).

const groupsOfNetwork = 4;
const allGroups = 8;

export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  return mappedIPv4(groups) ?? groups.slice(0, groupsOfNetwork).join(':');
}

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, allGroups - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

function groupsIn(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (group.includes('.')) return groupsOfIPv4(group);
    return group.replace(/^0+(?=.)/, '');
  });
}

/** The last two groups may be written as an IPv4 address. */
function groupsOfIPv4(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
}

/** `::ffff:203.0.113.7` is how a socket of both families names an IPv4 address. */
function mappedIPv4(groups: readonly string[]): string | null {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped || high === undefined || low === undefined) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
