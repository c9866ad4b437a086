import { Box, chakra, Text } from '@chakra-ui/react';
import { get } from 'react-hook-form';
import { FieldList } from './field-list';
import type { EntryList } from './profile-section';
import { isFilled } from './profile-values';

type Props = { list: EntryList; record: object };

/** Entries have nothing to tell them apart but their place: the list is saved as a whole. */
const listEntries = (record: object, name: string): { key: string; entry: object }[] => {
  const found: unknown = get(record, name);
  return Array.isArray(found) ? found.map((entry, i) => ({ key: `${name}.${i}`, entry: Object(entry) })) : [];
};

/** The entries of a list, one below the other. */
export const EntryValues = ({ list: { name, title, fields }, record }: Props) =>
  isFilled(record, name) ? (
    <Box>
      {title && (
        <Text fontWeight="600" mb="1">
          {title}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {listEntries(record, name).map(({ key, entry }) => (
          <chakra.li
            key={key}
            py="2"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0', pt: '0' }}
            _last={{ pb: '0' }}
          >
            <FieldList fields={fields} record={entry} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  ) : null;
