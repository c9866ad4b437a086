import { Input } from '@chakra-ui/react';
import { integerOnBlur, integerOnFocus, numberOnBlur } from '@wayline/core/base/text-inputs';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> & {
  value: number | undefined;
  min?: number;
  max?: number;
  onChange: (value: number | undefined) => void;
  onLeave?: () => void;
};

/** A whole number; what is no digit is taken out when it is left, a 0 makes room when it is entered, and emptied it is what it was. Source: R-SHELL-203..209. */
export const NumberInput = ({ value, min = 0, max = Number.MAX_SAFE_INTEGER, onChange, onLeave, ...input }: Props) => {
  const [typed, setTyped] = useState<string>();
  const before = value === undefined ? '' : String(value);
  const leave = () => {
    const text = integerOnBlur(numberOnBlur(typed ?? before), before);
    const number = text === '' ? undefined : Math.min(Math.max(Number(text), min), max);
    setTyped(undefined);
    if (number !== value) onChange(number);
    onLeave?.();
  };
  return (
    <Input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      textStyle="figures"
      value={typed ?? before}
      onFocus={() => setTyped(integerOnFocus(before))}
      onChange={(e) => setTyped(e.target.value)}
      onBlur={leave}
    />
  );
};
