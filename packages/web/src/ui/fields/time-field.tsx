import type { FieldValues } from 'react-hook-form';
import { formatTime, timeHint } from '../../lib/format';
import { Field } from '../field';
import type { Bound } from './bound-field';
import { TypedInput } from './typed-input';
import { parseTypedTime } from './typed-time';
import { useTyped } from './use-typed';

const describeWrongTime = (typed: string) => `${typed} is not a time. Write it like 2:05 PM or 14:05.`;

/** A wall-clock time of a place, typed as people write it; the form keeps `HH:mm`, undefined when empty. Source: R-SHELL-290, R-SHELL-291. */
export const TimeField = <T extends FieldValues>(props: Bound<T>) => {
  const bound = useTyped({ props, parse: parseTypedTime, describeProblem: describeWrongTime });
  return (
    <Field {...bound.texts}>
      <TypedInput
        ref={bound.ref}
        name={bound.name}
        shown={bound.wrong ?? formatTime(bound.value)}
        placeholder={timeHint()}
        autoComplete="off"
        onCommit={bound.commit}
        onLeave={bound.blur}
      />
    </Field>
  );
};
