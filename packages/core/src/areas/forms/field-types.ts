/** Every kind of question a form can ask; `information` asks nothing and shows its text and picture. */
export const FIELD_TYPES = [
  'text',
  'long_text',
  'email',
  'phone',
  'date',
  'number',
  'money',
  'choice',
  'choices',
  'yes_no',
  'country',
  'file',
  'consent',
  'information',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** What a yes-or-no question, and a consent, are answered with. */
export const YES = 'yes';
export const NO = 'no';
