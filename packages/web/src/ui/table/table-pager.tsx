import { HStack, IconButton, NativeSelect, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '../../lib/format-count';
import { PAGE_SIZES, type PageSize } from './table-types';

type Props = {
  first: number;
  last: number;
  /** How many match, or how many there are; undefined while more remain than were counted. */
  of: number | undefined;
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** A table that opens with another size than the usual ones offers that one too. */
const sizesWith = (size: PageSize): readonly PageSize[] =>
  PAGE_SIZES.some((usual) => usual === size)
    ? PAGE_SIZES
    : [...PAGE_SIZES, size].sort((a, b) => (a === 'All' ? 1 : b === 'All' ? -1 : a - b));

/** Where in a list one is, with the way back and forth and the records per page. Source: R-TRIP-039, R-TRIP-040. */
export const TablePager = ({ first, last, of, pageSize, onPageSize, onPrevious, onNext }: Props) => {
  const labelId = useId();
  const sizes = sizesWith(pageSize);
  return (
    <HStack as="nav" aria-label="Pages" justify="space-between" gap="4" wrap="wrap" pt="3">
      <HStack gap="2" color="fg.muted">
        <span id={labelId}>Records per page</span>
        <NativeSelect.Root width="88px" size="xs">
          <NativeSelect.Field
            aria-labelledby={labelId}
            value={pageSize}
            onChange={(e) => onPageSize(sizes.find((size) => String(size) === e.target.value) ?? pageSize)}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </HStack>
      <HStack gap="2">
        <Text color="fg.muted" textStyle="figures" aria-live="polite">
          {last < first
            ? 'No more records'
            : `${formatCount(first)} to ${formatCount(last)} of ${of === undefined ? 'more' : formatCount(of)}`}
        </Text>
        <IconButton aria-label="Previous page" size="xs" variant="outline" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft size={16} />
        </IconButton>
        <IconButton aria-label="Next page" size="xs" variant="outline" disabled={!onNext} onClick={onNext}>
          <ChevronRight size={16} />
        </IconButton>
      </HStack>
    </HStack>
  );
};
