import { NativeSelect } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

export type Option = {
  value: string;
  label: string /** The heading it is listed under, with the options that follow it. */;
  group?: string;
};
type Props<T extends FieldValues> = Bound<T> & {
  options: readonly (Option | string)[];
  /** Adds a first choice that leaves the field empty. */
  emptyLabel?: string;
};

const optionOf = (option: Option | string): Option =>
  typeof option === 'string' ? { value: option, label: option } : option;

type Group = { name: string | undefined; options: Option[] };
/** Options that follow each other under one heading; one of two headings is listed twice. */
const groupsOf = (options: readonly (Option | string)[]): Group[] =>
  options.map(optionOf).reduce<Group[]>((groups, option) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
    return groups;
  }, []);

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A choice from a short list; the platform's own select, so that it is right on every phone. */
export const SelectField = <T extends FieldValues>({ options, emptyLabel, ...props }: Props<T>) => {
  const bound = useBound<T, string>(props);
  return (
    <Field {...bound.texts}>
      <NativeSelect.Root>
        <NativeSelect.Field
          ref={bound.ref}
          name={bound.name}
          value={bound.value ?? ''}
          onBlur={bound.blur}
          onChange={(e) => bound.change(e.target.value === '' ? undefined : e.target.value)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {groupsOf(options).map(({ name, options: grouped }) =>
            name === undefined ? (
              <Options key="" options={grouped} />
            ) : (
              <optgroup key={name} label={name}>
                <Options options={grouped} />
              </optgroup>
            ),
          )}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
};
