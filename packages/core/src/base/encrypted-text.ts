import * as z from 'zod';

/**
 * A field that is stored encrypted for its company. Declared with the record, it is left out of audit trails and exports, and no answer may hold it;
 * what it says is read by decrypting it (`FieldEncryption`), which is audited.
 */
export const EncryptedText = z.string().startsWith('s1.').brand<'encrypted'>();
export type EncryptedText = z.infer<typeof EncryptedText>;
export const isEncryptedText = (value: unknown): value is EncryptedText => EncryptedText.safeParse(value).success;

const isEncrypted = (schema: z.ZodType): boolean =>
  schema === EncryptedText || (schema instanceof z.ZodOptional && isEncrypted(schema.unwrap() as z.ZodType));

/** The names of the encrypted fields of a record's schema. */
export const encryptedFields = ({ shape }: z.ZodObject): string[] =>
  Object.keys(shape).filter((field) => isEncrypted(shape[field] as z.ZodType));
