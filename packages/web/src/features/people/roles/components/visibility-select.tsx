import { NativeSelect } from '@chakra-ui/react';
import { VISIBILITIES, type Visibility } from '@wayline/core/access/visibilities';
import { Field } from '../../../../ui/field';
import { VISIBILITY_WORDS } from '../visibility-words';

type Props = { value: Visibility; onChange: (value: Visibility) => void };

/** Whose trips a role sees. Source: spec 1 §6 (G-047). */
export const VisibilitySelect = ({ value, onChange }: Props) => (
  <Field
    label="Trips this role sees"
    hint="A trip is someone’s own when they’re its advisor, created it or were added to it. Other trips stay out of their lists, searches, counts and notifications."
  >
    <NativeSelect.Root maxW="320px">
      <NativeSelect.Field value={value} onChange={(e) => onChange(e.target.value as Visibility)}>
        {VISIBILITIES.map((one) => (
          <option key={one} value={one}>
            {VISIBILITY_WORDS[one]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field>
);
