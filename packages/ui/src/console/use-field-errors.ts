import { useState } from 'react';

export interface FieldErrors {
  /** By the path of the field, as the API answers them. */
  errors: Readonly<Record<string, readonly string[]>>;
  setErrors: (errors: Readonly<Record<string, readonly string[]>>) => void;
  /** Of the field and of what is inside it. */
  clearError: (field: string) => void;
}

export function useFieldErrors(): FieldErrors {
  const [errors, setErrors] = useState<FieldErrors['errors']>({});
  const clearError = (field: string) =>
    setErrors((now) => {
      const isOf = (path: string) => path === field || path.startsWith(`${field}.`);
      const left = Object.entries(now).filter(([path]) => !isOf(path));
      return left.length === Object.keys(now).length ? now : Object.fromEntries(left);
    });
  return { errors, setErrors, clearError };
}
