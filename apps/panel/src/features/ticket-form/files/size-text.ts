const [kilobyte, megabyte] = [1024, 1_048_576];

/** "340 kB", "1.2 MB", in the reader's language with Latin digits (decision 0005). */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] = bytes < megabyte ? ['kilobyte', kilobyte] : ['megabyte', megabyte];
  return new Intl.NumberFormat(locale, {
    ...{ numberingSystem: 'latn', style: 'unit', unit },
    maximumFractionDigits: bytes < megabyte ? 0 : 1,
  }).format(Math.max(bytes / size, bytes > 0 ? 1 : 0));
}
