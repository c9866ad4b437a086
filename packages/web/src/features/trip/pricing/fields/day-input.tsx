import { dateHint, formatDate, parseTypedDate } from '../../../../lib/format';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { useRead } from '../../../../ui/fields/use-read';

type Props = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

/** A calendar day, without a form of its own; what is no date stays in sight, is complained about, and changes nothing. */
export const DayInput = ({ label, value, onChange }: Props) => {
  const { input, error } = useRead<string | undefined>({
    shown: formatDate(value),
    read: (typed) => {
      const day = parseTypedDate(typed);
      return day || typed.trim() === '' ? { value: day } : { problem: `${typed} isn’t a date. Use ${dateHint()}.` };
    },
    onChange,
  });
  return (
    <Field label={label} error={error}>
      <TypedInput {...input} placeholder={dateHint()} inputMode="numeric" autoComplete="off" />
    </Field>
  );
};
