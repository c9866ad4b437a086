import { chakra, IconButton } from '@chakra-ui/react';
import { parseTypedDate, showDate } from '@wayline/core/kernel/days';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';
import { TypedInput } from './typed-input';

type Props<T extends FieldValues> = Bound<T> & {
  /** First and last day that can be picked, ISO days. */
  min?: string;
  max?: string;
};

/** A calendar day, typed as mm/dd/yyyy or picked; the form keeps the ISO day, undefined when empty. Source: R-TRIP-046, R-TRIP-047. */
export const DateField = <T extends FieldValues>({ min, max, ...props }: Props<T>) => {
  const bound = useBound<T, string>(props);
  const picker = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const commit = (typed: string) => {
    const day = parseTypedDate(typed);
    setWrong(typed.trim() && !day ? typed : undefined);
    bound.change(day);
  };
  const error = wrong ? `${wrong} is not a date. Write it as mm/dd/yyyy.` : bound.texts.error;
  return (
    <Field {...bound.texts} error={error}>
      <TypedInput
        ref={bound.ref}
        name={bound.name}
        shown={wrong ?? showDate(bound.value)}
        placeholder="mm/dd/yyyy"
        inputMode="numeric"
        autoComplete="off"
        onCommit={commit}
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
              onChange={(e) => commit(e.target.value)}
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
              aria-label="Open the calendar"
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
