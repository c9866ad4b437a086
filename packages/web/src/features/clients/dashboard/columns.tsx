import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

type Column = { label: string; short: string; count: number; to: string };

const HEIGHT = 132;

/** Counts over time as columns, the highest as high as there is room; each leads to the clients it counts. */
export const Columns = ({ label, columns }: { label: string; columns: readonly Column[] }) => {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={label}
      display="grid"
      gridTemplateColumns={`repeat(${columns.length}, minmax(0, 1fr))`}
      gap="1"
      css={{
        '& a': { display: 'block', textAlign: 'center', borderRadius: 'l1', focusVisibleRing: 'outside' },
        '& a:hover': { bg: 'bg.subtle' },
      }}
    >
      {columns.map(({ label: name, short, count, to }) => (
        <li key={name}>
          <Link to={to} aria-label={`${name}: ${count}`}>
            <Box h={`${HEIGHT}px`} display="flex" flexDirection="column" justifyContent="flex-end" aria-hidden>
              <Text textStyle="small" color={count > 0 ? 'fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
                {count}
              </Text>
              <Box
                bg={count > 0 ? 'sea.solid' : 'border'}
                borderTopRadius="l1"
                height={`${Math.max(2, (count / most) * (HEIGHT - 24))}px`}
              />
            </Box>
            <Text textStyle="small" color="fg.muted" aria-hidden>
              {short}
            </Text>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
};
