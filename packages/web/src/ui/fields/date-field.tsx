import { chakra, IconButton } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dateHint, formatDate, parseTypedDate } from '../../lib/format';
import { Field } from '../field';
import type { Bound } from './bound-field';
import { TypedInput } from './typed-input';
import { useTyped } from './use-typed';

type Props<T extends FieldValues> = Bound<T> & {
  /** First and last day that can be picked, ISO days. */
  min?: string;
  max?: string;
};

const describeWrongDate = (typed: string) => `${typed} is not a date. Write it as ${dateHint()}.`;

/** A calendar day, typed as its reader writes days, or picked; the form keeps the ISO day, undefined when empty. Source: R-TRIP-046, R-TRIP-047. */
export const DateField = <T extends FieldValues>({ min, max, ...props }: Props<T>) => {
  const bound = useTyped({ props, parse: parseTypedDate, describeProblem: describeWrongDate });
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Field {...bound.texts}>
      <TypedInput
        ref={bound.ref}
        name={bound.name}
        shown={bound.wrong ?? formatDate(bound.value)}
        placeholder={dateHint()}
        inputMode="numeric"
        autoComplete="off"
        onCommit={bound.commit}
        onLeave={bound.blur}
        end={
          <>
            <chakra.input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden
              min={min}
              max={max}
              value={bound.value ?? ''}
              onChange={(e) => bound.commit(e.target.value)}
              css={{
                position: 'absolute',
                insetEnd: 0,
                bottom: 0,
                width: '1px',
                height: '1px',
                opacity: 0,
                pointerEvents: 'none',
              }}
            />
            <IconButton
              aria-label="Open calendar"
              variant="ghost"
              size="2xs"
              disabled={bound.texts.disabled}
              onClick={() => picker.current?.showPicker()}
            >
              <CalendarDays size={16} />
            </IconButton>
          </>
        }
      />
    </Field>
  );
};
