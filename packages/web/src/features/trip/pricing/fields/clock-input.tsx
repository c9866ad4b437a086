import { formatTime, timeHint } from '../../../../lib/format';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { parseTypedTime } from '../../../../ui/fields/typed-time';
import { useRead } from '../../../../ui/fields/use-read';

type Props = { label: string; value: string | undefined; onChange: (time: string | undefined) => void };

/** A wall-clock time, without a form of its own. */
export const ClockInput = ({ label, value, onChange }: Props) => {
  const { input, error } = useRead<string | undefined>({
    shown: formatTime(value),
    read: (typed) => {
      const time = parseTypedTime(typed);
      return time || typed.trim() === '' ? { value: time } : { problem: `${typed} isn’t a time. Use ${timeHint()}.` };
    },
    onChange,
  });
  return (
    <Field label={label} error={error}>
      <TypedInput {...input} placeholder={timeHint()} autoComplete="off" />
    </Field>
  );
};
