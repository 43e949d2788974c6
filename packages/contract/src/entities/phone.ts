import * as z from 'zod';
import { phoneNumber } from '../limits.ts';

const longestCallingCode = 4;

/** Calling code plus number (PH-01), digits only; a leading + is allowed. */
export const phone = z
  .string()
  .regex(
    new RegExp(`^\\+?[1-9]\\d{${phoneNumber.minDigits},${phoneNumber.maxDigits + longestCallingCode - 1}}$`),
    {
      error: 'Invalid phone number',
    },
  );
