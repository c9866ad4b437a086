import { useState } from 'react';
import { dateHint, formatDate, parseTypedDate } from '../../../../lib/format';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';

type Props = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

/** A calendar day, without a form of its own; what is no date stays in sight, is complained about, and changes nothing. */
export const DayInput = ({ label, value, onChange }: Props) => {
  const [wrong, setWrong] = useState<string>();
  const commit = (typed: string) => {
    const day = parseTypedDate(typed);
    const isWrong = typed.trim() !== '' && !day;
    setWrong(isWrong ? typed : undefined);
    if (!isWrong) onChange(day);
  };
  return (
    <Field label={label} error={wrong && `${wrong} isn’t a date. Use ${dateHint()}.`}>
      <TypedInput
        shown={wrong ?? formatDate(value)}
        placeholder={dateHint()}
        inputMode="numeric"
        autoComplete="off"
        onCommit={commit}
      />
    </Field>
  );
};
