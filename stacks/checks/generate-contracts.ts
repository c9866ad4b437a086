import type { Contract } from '@wayline/core/contract/contract';

/** How many operations the product may come to before its stacks have to be thought about again. */
export const OPERATIONS = 700;
/** Areas that are still to come. */
const NEW_AREAS = [
  'crm',
  'accounting',
  'forms',
  'checkout',
  'reports',
  'automation',
  'webhooks',
  'tasks',
  'groups',
  'hotels',
];

const LAST_FIXED_PART = /(?<![^/{}])([^/{}]+)(?=(\/\{\w+\})*$)/;
/** A contract like another, every second one in a new area, with an address of the same shape. */
const copyContract = (contract: Contract, index: number, round: number): Contract => {
  const suffix = `copy-${index}-${round}`;
  const area = NEW_AREAS[Math.floor(index / 2) % NEW_AREAS.length] ?? '';
  // Named by its number alone: a function's name has room for 64 letters.
  const copied = contract.handler.replace(/(?<![\w-])[\w-]+$/, suffix);
  const handler = (index + round) % 2 === 0 ? copied : copied.replace(/^[\w-]+/, area);
  return {
    ...contract,
    id: `${contract.id}.${suffix}`,
    handler,
    path: contract.path.replace(LAST_FIXED_PART, `$1-${suffix}`),
  };
};

/** The contracts with copies between them, until there are as many as asked for. */
export const addContracts = (contracts: readonly Contract[], count: number): readonly Contract[] => {
  const missing = count - contracts.length;
  return contracts.flatMap((contract, index) => {
    const copies = Math.max(0, Math.ceil((missing - index) / contracts.length));
    return [...Array.from({ length: copies }, (_, round) => copyContract(contract, index, round)), contract];
  });
};
