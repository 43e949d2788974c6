// The publisher's own policy: its files, and script and frames of the product. Where a survey opens inside the frame,
// the supplier's pages do too; in the sandbox they come from this same host.
export function securityHeaders(productOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${productOrigin}`,
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      `frame-src 'self' ${productOrigin}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    // The panel learns its parent's origin from the referrer where ancestorOrigins is missing.
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}
