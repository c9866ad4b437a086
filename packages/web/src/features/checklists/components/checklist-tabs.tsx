import { chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../app/paths';

const Tab = chakra(NavLink);
const PAGES = [
  { label: 'My tasks', to: PATHS.checklistsOwn() },
  { label: 'All tasks', to: PATHS.checklistsAll() },
  { label: 'Templates', to: PATHS.checklistTemplates() },
] as const;

/** The pages of the checklists, the open one marked. Source: R-SHELL-046 (G-198). */
export const ChecklistTabs = () => (
  <Flex as="nav" aria-label="Checklists" gap="1" borderBottomWidth="1px" mb="4" overflowX="auto">
    {PAGES.map(({ label, to }) => (
      <Tab
        key={label}
        to={to}
        px="3"
        py="2"
        whiteSpace="nowrap"
        color="fg.muted"
        borderBottomWidth="2px"
        borderColor="transparent"
        _currentPage={{ color: 'fg', borderColor: 'sea.solid', fontWeight: '600' }}
      >
        {label}
      </Tab>
    ))}
  </Flex>
);
