import { Box, chakra } from '@chakra-ui/react';
import { get } from 'react-hook-form';
import { ProfileFieldValue } from './profile-field-value';
import type { ProfileField } from './profile-section';
import { isFilled } from './profile-values';

type Props = {
  fields: readonly ProfileField[];
  record: object /** In a narrow place, one below the other. */;
  narrow?: boolean;
};

/** The fields that are filled in, with what they are called; the others are left out. */
export const FieldList = ({ fields, record, narrow }: Props) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: narrow ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
    columnGap="6"
    rowGap="3"
  >
    {fields
      .filter(({ name }) => isFilled(record, name))
      .map((field) => (
        <Box key={field.name} minW="0" {...(field.kind === 'text' && { gridColumn: '1 / -1' })}>
          <chakra.dt textStyle="small" color="fg.muted">
            {field.label}
          </chakra.dt>
          <chakra.dd dir="auto" overflowWrap="anywhere">
            <ProfileFieldValue field={field} value={get(record, field.name)} />
          </chakra.dd>
        </Box>
      ))}
  </chakra.dl>
);
