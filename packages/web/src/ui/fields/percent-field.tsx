import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import type { Bound } from './bound-field';
import { readPercentage } from './read-typed-percentage';
import { TypedInput } from './typed-input';
import { useTyped } from './use-typed';

/** A percentage; the form keeps it as a decimal text, `12.5`, undefined when empty. */
export const PercentField = <T extends FieldValues>(props: Bound<T>) => {
  const bound = useTyped({
    props,
    parse: (typed): string | undefined => {
      const reading = readPercentage(typed);
      return 'value' in reading ? reading.value : undefined;
    },
    describeProblem: (typed) => {
      const reading = readPercentage(typed);
      return 'problem' in reading ? reading.problem : '';
    },
  });
  return (
    <Field {...bound.texts}>
      <TypedInput
        ref={bound.ref}
        name={bound.name}
        shown={bound.wrong ?? bound.value ?? ''}
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        textStyle="figures"
        onFocus={(e) => e.target.select()}
        onCommit={bound.commit}
        onLeave={bound.blur}
        end="%"
      />
    </Field>
  );
};
