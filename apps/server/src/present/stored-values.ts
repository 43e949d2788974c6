// Completes a publisher's stored values: a field that is missing or malformed gets its default.
import type { z } from 'zod';

export function wholeValues<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  defaults: z.infer<z.ZodObject<Shape>>,
  stored: Readonly<Record<string, unknown>>,
): z.infer<z.ZodObject<Shape>> {
  const whole: Record<string, unknown> = { ...defaults };
  for (const [field, type] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const saved = (type as z.ZodType).safeParse(stored[field]);
    if (saved.success) whole[field] = saved.data;
  }
  return schema.parse(whole);
}
