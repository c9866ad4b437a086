import { Button, HStack, Input, NativeSelect } from '@chakra-ui/react';
import { isDayInReach } from '@wayline/core/base/days';
import { startTransition, useId, useState } from 'react';
import { dateHint, formatDate, parseTypedDate } from '../../lib/format';
import type { Control, ControlOf } from './filter-words';

type Props<C = Control> = {
  control: C;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  width: { base: string; md: string } | 'auto';
};

/** As long as a whole date: before that it is not wrong, only not finished. */
const LONG_ENOUGH = 10;
const parseDay = (typed: string) => {
  const day = parseTypedDate(typed);
  return day && isDayInReach(day) ? day : undefined;
};

/** A choice at a press, and what the list shows without one. */
export const PressFilter = ({ control, value, onChange }: Omit<Props<ControlOf<'choice'>>, 'width'>) => {
  const { label, emptyLabel, useOptions } = control;
  const options = useOptions(value);
  const all = emptyLabel === undefined ? options : [{ value: undefined, label: emptyLabel }, ...options];
  return (
    <HStack gap="1" wrap="wrap" role="group" aria-label={label}>
      {all.map((option) => (
        <Button
          key={option.label}
          size="xs"
          variant={option.value === value ? 'subtle' : 'ghost'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </HStack>
  );
};

const SelectFilter = ({ control, value, onChange, width }: Props<ControlOf<'choice'>>) => {
  const { label, emptyLabel, useOptions } = control;
  return (
    <NativeSelect.Root size="xs" width={width}>
      <NativeSelect.Field
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{emptyLabel}</option>
        {useOptions(value).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};

/** Takes effect on Enter or when it is left; emptied, it no longer narrows. Days are typed as their reader writes them. Source: R-TRIP-046, R-TRIP-047. */
const TypedFilter = ({ control, value, onChange, width }: Props<ControlOf<'text' | 'day'>>) => {
  const isDay = control.kind === 'day';
  const { label } = control;
  const list = useId();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const next = isDay ? parseDay(typed) : typed.trim() || undefined;
    if (typed.trim() && !next) return;
    startTransition(() => {
      setTyped(undefined);
      onChange(next);
    });
  };
  const wrong = isDay && typed !== undefined && typed.length >= LONG_ENOUGH && !parseDay(typed);
  const Suggestions = control.kind === 'text' ? control.Suggestions : undefined;
  return (
    <>
      <Input
        size="xs"
        width={width}
        aria-label={label}
        aria-invalid={wrong || undefined}
        placeholder={isDay ? `${label}, ${dateHint()}` : label}
        title={label}
        maxLength={control.kind === 'text' ? control.longest : undefined}
        list={Suggestions && list}
        onFocus={() => setAsked(true)}
        value={typed ?? (isDay ? formatDate(value) : (value ?? ''))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      {Suggestions && <Suggestions id={list} isAsked={isAsked} />}
    </>
  );
};

const ToggleFilter = ({ control: { label, on }, value, onChange }: Props<ControlOf<'toggle'>>) => (
  <Button
    size="xs"
    variant={value ? 'subtle' : 'ghost'}
    aria-pressed={value !== undefined}
    onClick={() => onChange(value ? undefined : on)}
  >
    {label}
  </Button>
);

/** A filter that is set in the bar itself. */
export const BarFilter = ({ control, ...props }: Props) => {
  switch (control.kind) {
    case 'choice':
      return <SelectFilter control={control} {...props} />;
    case 'text':
    case 'day':
      return <TypedFilter control={control} {...props} />;
    case 'toggle':
      return <ToggleFilter control={control} {...props} />;
    case 'reference':
      return null;
  }
};
