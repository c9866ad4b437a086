import type { MrzReading } from '@wayline/core/areas/clients/mrz/parse-mrz';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '../../../lib/format';
import type { ProfileField } from '../../../ui/record/profile-section';
import { listFields } from '../../../ui/record/profile-section';
import { type DocumentKind, toDocumentSection } from './document-fields';

export type MrzChange = { name: string; label: string; value: string; before: string; after: string };

const NUMBER: Pick<ProfileField, 'name' | 'label'> = { name: 'number', label: 'Number' };

/** A value as the form shows it: days and choices in words. */
const toWords = (field: Partial<ProfileField>, value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'day') return formatDate(text || undefined);
  const option = field.kind === 'choice' ? field.options?.find((one) => one.value === text) : undefined;
  return option?.label ?? text;
};

/** What machine-readable lines would change of what a form says, field by field. */
export const listMrzChanges = ({ fields }: MrzReading, typed: FieldValues): MrzChange[] => {
  const kind = fields.kind ?? (typed.kind as DocumentKind);
  const shown: Partial<ProfileField>[] = [...listFields(toDocumentSection(kind)), NUMBER];
  return shown.flatMap((field) => {
    const value = fields[field.name as keyof MrzReading['fields']];
    if (!value || typed[field.name as string] === value) return [];
    return [
      {
        name: String(field.name),
        label: String(field.label),
        value,
        before: toWords(field, typed[field.name as string]),
        after: toWords(field, value),
      },
    ];
  });
};
