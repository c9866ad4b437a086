import { showTime, type TimeFormat } from '@wayline/core/kernel/times';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';
import { TypedInput } from './typed-input';
import { parseTypedTime } from './typed-time';

type Props<T extends FieldValues> = Bound<T> & { format?: TimeFormat };

/** A wall-clock time of a place, typed as people write it; the form keeps `HH:mm`, undefined when empty. Source: R-SHELL-290, R-SHELL-291. */
export const TimeField = <T extends FieldValues>({ format = '12 hr', ...props }: Props<T>) => {
  const bound = useBound<T, string>(props);
  const [wrong, setWrong] = useState<string>();
  const commit = (typed: string) => {
    const time = parseTypedTime(typed);
    setWrong(typed.trim() && !time ? typed : undefined);
    bound.change(time);
  };
  return (
    <Field
      {...bound.texts}
      error={wrong ? `${wrong} is not a time. Write it like 2:05 PM or 14:05.` : bound.texts.error}
    >
      <TypedInput
        ref={bound.ref}
        name={bound.name}
        shown={wrong ?? showTime(bound.value, format)}
        placeholder={format === '12 hr' ? 'hh:mm AM' : 'hh:mm'}
        autoComplete="off"
        onCommit={commit}
        onLeave={bound.blur}
      />
    </Field>
  );
};
