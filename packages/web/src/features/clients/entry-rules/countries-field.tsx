import { Flex, IconButton, NativeSelect } from '@chakra-ui/react';
import { countryName, listCountries } from '@wayline/core/areas/lookups/find-country';
import { X } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../../ui/field';
import { type Bound, useBound } from '../../../ui/fields/bound-field';
import { StatusBadge } from '../../../ui/status-badge';

let known: { code: string; name: string }[] | undefined;
const countries = () => {
  known ??= listCountries()
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return known;
};

/** Some countries, each added from a list and taken off by itself. */
export const CountriesField = <T extends FieldValues>(props: Bound<T>) => {
  const bound = useBound<T, string[]>(props);
  const chosen = bound.value ?? [];
  return (
    <>
      <Field {...bound.texts}>
        <NativeSelect.Root>
          <NativeSelect.Field
            ref={bound.ref}
            value=""
            onBlur={bound.blur}
            onChange={(event) => event.target.value && bound.change([...chosen, event.target.value])}
          >
            <option value="">Add a country</option>
            {countries()
              .filter(({ code }) => !chosen.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field>
      {chosen.length > 0 && (
        <Flex gap="1" wrap="wrap" role="group" aria-label="Chosen countries">
          {chosen.map((code) => (
            <Flex key={code} align="center">
              <StatusBadge>{countryName(code)}</StatusBadge>
              <IconButton
                aria-label={`Remove ${countryName(code)}`}
                size="2xs"
                variant="ghost"
                onClick={() => bound.change(chosen.filter((one) => one !== code))}
              >
                <X size={12} aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </Flex>
      )}
    </>
  );
};
