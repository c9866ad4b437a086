import { FIELD_NAMES, nameOfField } from '@wayline/core/areas/forms/typed-form';

/** The id of what is typed into, by the name of its field. */
export const idOfName = (name: string): string => name.replaceAll('.', '-');

const OWN: Readonly<Record<string, string>> = {
  consent: FIELD_NAMES.consent,
  sender_name: FIELD_NAMES.senderName,
  sender_email: FIELD_NAMES.senderEmail,
};
/** The id of the field that an issue is about: `travelers.1.dob` is `t-1-dob`. */
export const idOfIssue = (path: string): string => {
  const [whose = '', first = '', second = ''] = path.split('.');
  if (whose === 'form') return idOfName(nameOfField(first));
  return whose === 'travelers' ? idOfName(nameOfField(second, first)) : (OWN[path] ?? path);
};
