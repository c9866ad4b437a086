import { chakra, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/field';

type TextProps = {
  label: string;
  hint?: string;
  value: string | undefined;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
};
const LINE = 255;

/** A text of the form, changed as it is typed. */
export const TextSetting = ({ label, hint, value = '', onChange, rows, maxLength = LINE }: TextProps) => (
  <Field label={label} hint={hint}>
    {rows ? (
      <Textarea size="sm" rows={rows} value={value} maxLength={maxLength} onChange={(e) => onChange(e.target.value)} />
    ) : (
      <Input size="sm" value={value} maxLength={maxLength} onChange={(e) => onChange(e.target.value)} />
    )}
  </Field>
);

type TickProps = { label: string; hint?: string; checked: boolean; onChange: (on: boolean) => void };
export const TickSetting = ({ label, hint, checked, onChange }: TickProps) => (
  <chakra.label display="flex" gap="2" alignItems="start" cursor="pointer">
    <chakra.input
      type="checkbox"
      accentColor="sea.solid"
      mt="1"
      checked={checked}
      onChange={(e) => onChange(e.target.checked)}
    />
    <span>
      {label}
      {hint && (
        <chakra.span display="block" color="fg.muted" textStyle="small">
          {hint}
        </chakra.span>
      )}
    </span>
  </chakra.label>
);

type SelectProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};
export const SelectSetting = ({ label, hint, value, onChange, children }: SelectProps) => (
  <Field label={label} hint={hint}>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field value={value} onChange={(e) => onChange(e.target.value)}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field>
);
