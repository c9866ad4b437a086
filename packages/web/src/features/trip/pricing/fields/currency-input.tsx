import { useId } from 'react';
import { CurrencyList } from '../../../lookups/public';
import { currencyCodeIn } from './currency-code';
import { TextInput } from './text-input';

type Props = { label: string; value: string | undefined; placeholder?: string; onChange: (code: string) => void };

/** The code of a currency, without a form of its own: typed or chosen of those in use. What is typed may not be whole yet. */
export const CurrencyInput = ({ onChange, ...input }: Props) => {
  const list = useId();
  return (
    <>
      <TextInput {...input} maxLength={3} list={list} onChange={(typed) => onChange(currencyCodeIn(typed))} />
      <CurrencyList id={list} />
    </>
  );
};
