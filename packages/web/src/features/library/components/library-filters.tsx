import { chakra, HStack } from '@chakra-ui/react';
import { SearchInput } from '../../../ui/table/search-input';
import { useBookingTypes } from '../../trip/public';

export type LibraryFilterValues = { category_name?: string; search_term_place?: string; tag_search?: string };
type Props = { values: LibraryFilterValues; onChange: (values: LibraryFilterValues) => void };

/** What narrows the library: a kind of booking, a place, a tag. Source: R-TRIP-175. */
export const LibraryFilters = ({ values, onChange }: Props) => {
  const { optionsWith } = useBookingTypes();
  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label="Filters">
      <chakra.select
        aria-label="Filter by type"
        value={values.category_name ?? ''}
        onChange={(event) => onChange({ ...values, category_name: event.target.value || undefined })}
        height="10"
        width={{ base: '100%', md: 'auto' }}
        px="2"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        focusVisibleRing="outside"
      >
        <option value="">Any type</option>
        {optionsWith(values.category_name).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </chakra.select>
      <SearchInput
        label="Place"
        value={values.search_term_place}
        onSearch={(search_term_place) => onChange({ ...values, search_term_place })}
      />
      <SearchInput
        label="Tag"
        value={values.tag_search}
        onSearch={(tag_search) => onChange({ ...values, tag_search })}
      />
    </HStack>
  );
};
