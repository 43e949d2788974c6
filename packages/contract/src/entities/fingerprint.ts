import * as z from 'zod';

/** The device's fingerprint as the bundled library makes it. */
export const fingerprint = z.string().min(1).max(512);
