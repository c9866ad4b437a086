import { Flex, Text } from '@chakra-ui/react';
import type { LibraryRow } from '@wayline/core/areas/library/library-item';
import type { ReactNode } from 'react';
import { PATHS } from '../../../lib/paths';
import { BookingIcon } from '../../../ui/booking-icon';
import { RouterLink } from '../../../ui/router-link';
import { formatLibraryLength, formatLibraryPrice } from '../library-columns';

type Props = { row: LibraryRow; isOpenable: boolean; children: ReactNode };

/** A library booking on a phone; its title opens it for those who may edit it. */
export const LibraryCard = ({ row, isOpenable, children }: Props) => (
  <Flex gap="3" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <BookingIcon type={row.booking_type} size={20} />
    <Flex direction="column" gap="1" flex="1" minW="0">
      {isOpenable ? (
        <RouterLink to={PATHS.libraryItem(row.id)} color="fg" fontWeight="600" truncate dir="auto">
          {row.title}
        </RouterLink>
      ) : (
        <Text fontWeight="600" truncate dir="auto">
          {row.title}
        </Text>
      )}
      <Text color="fg.muted" textStyle="small" dir="auto">
        {[row.place, row.supplier_name, formatLibraryLength(row), formatLibraryPrice(row)].filter(Boolean).join(' · ')}
      </Text>
      {children}
    </Flex>
  </Flex>
);
