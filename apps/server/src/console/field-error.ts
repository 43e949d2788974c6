// A rule of the product refuses one field.
import { ApiError } from '#request/api-error.ts';

export const fieldError = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', message, { [field]: [message] });
