import { formatTime, timeHint } from '../../../../lib/format';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { parseTypedTime } from '../../../../ui/fields/typed-time';

type Props = { label: string; value: string | undefined; onChange: (time: string | undefined) => void };

/** A wall-clock time, without a form of its own; what is no time leaves it as it was. */
export const ClockInput = ({ label, value, onChange }: Props) => (
  <Field label={label}>
    <TypedInput
      shown={formatTime(value)}
      placeholder={timeHint()}
      autoComplete="off"
      onCommit={(typed) => onChange(typed.trim() === '' ? undefined : (parseTypedTime(typed) ?? value))}
    />
  </Field>
);
