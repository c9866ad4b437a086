import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useShownPage } from '../../navigation/use-page';

/** Where this page lies; on phones only its name. */
export const Breadcrumb = () => {
  const { title, crumbs = [] } = useShownPage();
  return (
    <chakra.nav aria-label="Breadcrumb" minW="0">
      <chakra.ol display="flex" gap="2" listStyleType="none" color="fg.muted" whiteSpace="nowrap" minW="0">
        {crumbs.map(({ label, to }) => (
          <Fragment key={label}>
            <chakra.li
              display={{ base: 'none', md: 'block' }}
              truncate
              css={{
                '& a': {
                  borderRadius: 'l1',
                  focusVisibleRing: 'outside',
                  _hover: { color: 'fg', textDecoration: 'underline' },
                },
              }}
            >
              {to ? <Link to={to}>{label}</Link> : label}
            </chakra.li>
            <chakra.li aria-hidden display={{ base: 'none', md: 'block' }} color="fg.subtle">
              /
            </chakra.li>
          </Fragment>
        ))}
        <chakra.li aria-current="page" color="fg" fontWeight="500" truncate>
          {title}
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  );
};
