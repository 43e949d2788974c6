// Quantiles of the Beta distribution, by its continued fraction (Lentz) and Newton steps kept inside a bracket.
const smallest = 1e-300;

/** ln Γ by Lanczos; its error is below 1e-10 for positive numbers. */
function lnGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  const sum = terms.reduce((total, term, index) => total + term / (x + index), 0.99999999999980993);
  const t = x + terms.length - 1.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

export const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);

/** The value below which the part `at` of the distribution lies. */
export function betaQuantile(at: number, a: number, b: number): number {
  const scale = lnBeta(a, b);
  let low = 0;
  let high = 1;
  let x = a / (a + b);
  for (let step = 0; step < 60 && high - low > 1e-6; step += 1) {
    const off = partBelow(x, a, b, scale) - at;
    if (Math.abs(off) < 1e-7) return x;
    if (off > 0) high = x;
    else low = x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log(1 - x) - scale);
    const next = x - off / density;
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

function partBelow(x: number, a: number, b: number, scale: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) - scale);
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 200; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-9) break;
  }
  return result;
}

const away = (value: number): number => (Math.abs(value) < smallest ? smallest : value);
