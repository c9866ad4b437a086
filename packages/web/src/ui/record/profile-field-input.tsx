import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ChoicesField } from '../fields/choices-field';
import { DateField } from '../fields/date-field';
import { EmailField } from '../fields/email-field';
import { PhoneField } from '../fields/phone-field';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import { TickField } from '../fields/tick-field';
import { WebsiteField } from '../fields/website-field';
import type { ProfileField } from './profile-section';
import { checkEmails, checkPercentage } from './profile-values';

type Props = {
  form: UseFormReturn<FieldValues>;
  field: ProfileField /** Its place in the form, where it stands in a list. */;
  name?: string;
};

const LONGEST_LIST = 5_000;
const notBlank = (typed: unknown) => String(typed ?? '').trim() !== '' || 'Please fill this in.';

/** The control of a field, by its kind; what is wrong is said at the field. Source: R-ACC-122. */
export const ProfileFieldInput = ({ form: { control }, field, name = field.name }: Props) => {
  const { kind, label, hint, required, options = [], suggestions } = field;
  const shared = { control, name, label, hint, required };
  switch (kind) {
    case 'text':
      return <TextField {...shared} lines={3} maxLength={10_000} />;
    case 'email':
      return <EmailField {...shared} />;
    case 'phone':
      return <PhoneField {...shared} />;
    case 'website':
      return <WebsiteField {...shared} />;
    case 'day':
      return <DateField {...shared} />;
    case 'choice':
      return <SelectField {...shared} options={options} {...(!required && { emptyLabel: 'Not set' })} />;
    case 'choices':
      return <ChoicesField {...shared} options={options} />;
    case 'percent':
      return <TextField {...shared} inputMode="decimal" maxLength={8} rules={{ validate: checkPercentage }} />;
    case 'tick':
      return <TickField {...shared} />;
    case 'emails':
      return <TextField {...shared} inputMode="email" maxLength={LONGEST_LIST} rules={{ validate: checkEmails }} />;
    case 'words':
      return <TextField {...shared} hint={hint ?? 'Separated by commas.'} maxLength={LONGEST_LIST} />;
    case 'interests':
      return <TextField {...shared} hint="Separated by #, e.g. Food, wine # Golf." maxLength={LONGEST_LIST} />;
    case 'line':
      return (
        <>
          <TextField
            {...shared}
            maxLength={255}
            autoComplete="off"
            {...(required && { rules: { validate: notBlank } })}
            {...(suggestions && { list: `${name}-suggestions` })}
          />
          {suggestions && (
            <datalist id={`${name}-suggestions`}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      );
  }
};
