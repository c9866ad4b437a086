import { chakra, Input, InputGroup } from '@chakra-ui/react';
import { countryPhoneCodes } from '@wayline/core/areas/lookups/countries';
import { joinPhone, splitPhone } from '@wayline/core/areas/lookups/phone-number';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCurrentUser } from '../../lib/session';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

const listed = () => {
  const codes = countryPhoneCodes();
  const options = codes.map(({ alfa_2_code, name, phone_code }) => (
    <option key={alfa_2_code} value={alfa_2_code}>{`${alfa_2_code} +${phone_code} ${name}`}</option>
  ));
  return { codes, options };
};
let made: ReturnType<typeof listed> | undefined;
/** Made once, when the first such field is seen. */
const countries = () => {
  made ??= listed();
  return made;
};

type Parts = { country: string; rest: string };

/**
 * A phone number: the country beside what is dialled there. The form keeps one text, `+39 089 873139`; a new number begins with the
 * country that the company has chosen for it, and one that came without a country stays as it is until one is chosen.
 * Source: spec 1 §5, R-SHELL-155.
 */
export const PhoneField = <T extends FieldValues>({
  autoComplete = 'off',
  size,
  ...props
}: Omit<Bound<T>, 'rules'> & { autoComplete?: 'off' | 'tel'; size?: 'lg' }) => {
  const bound = useBound<T, string>(props);
  const { codes, options } = countries();
  const usual = useCurrentUser()?.company_configuration?.client_default_phone_country_code_id;
  const [chosen = usual, setChosen] = useState<string>();
  /** What is being typed, and after which country: read anew only when it is left. */
  const [typing, setTyping] = useState<Parts>();
  const kept = splitPhone(bound.value ?? '', codes, chosen);
  const shown = typing ?? { ...kept, country: kept.country || (kept.rest ? '' : (chosen ?? '')) };
  const keep = ({ country, rest }: Parts) => bound.change(joinPhone(rest.startsWith('+') ? '' : country, rest, codes));
  const type = (rest: string) => {
    const parts = { ...shown, rest };
    setTyping(parts);
    keep(parts);
  };
  const leave = () => {
    setTyping(undefined);
    bound.blur();
  };
  return (
    <Field {...bound.texts}>
      <InputGroup
        startElementProps={{ px: '1', pointerEvents: 'auto' }}
        startElement={
          <chakra.select
            aria-label="Country code"
            width="88px"
            height="7"
            ps="1"
            bg="transparent"
            borderRadius="l1"
            textStyle="small"
            disabled={bound.texts.disabled}
            value={shown.country}
            onChange={(e) => {
              setChosen(e.target.value);
              keep({ country: e.target.value, rest: shown.rest });
            }}
          >
            <option value="">Country</option>
            {options}
          </chakra.select>
        }
      >
        <Input
          ref={bound.ref}
          name={bound.name}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          {...(size && { size })}
          maxLength={40}
          ps="100px"
          value={shown.rest}
          onChange={(e) => type(e.target.value)}
          onBlur={leave}
        />
      </InputGroup>
    </Field>
  );
};
