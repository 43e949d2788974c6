// What counts as one address: an IPv4 address, or the whole network that a provider gives to one IPv6 customer, who
// could otherwise come from another address each time (PH-02).

const groupsOfNetwork = 4;
const allGroups = 8;

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, allGroups - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
