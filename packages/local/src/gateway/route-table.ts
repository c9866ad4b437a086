import { type Contract, getEndpointPath } from '@wayline/core/contract/contract';
import { ALL_CONTRACTS } from '@wayline/core/contracts';

export type Route = { contract: Contract; key: string; pattern: RegExp; names: string[] };

const toRoute = (contract: Contract): Route => {
  const address = getEndpointPath(contract);
  const names: string[] = [];
  const source = address.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { contract, key: `${contract.method} ${contract.path}`, pattern: new RegExp(`^${source}/?$`), names };
};

/** Every endpoint's route, the most specific first: an address without names wins over one with. */
export const ROUTES: readonly Route[] = ALL_CONTRACTS.map(toRoute).sort((a, b) => a.names.length - b.names.length);

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The route of a request and the names in its path, or undefined. */
export const matchRoute = (method: string, path: string) => {
  for (const route of ROUTES) {
    if (route.contract.method !== method) continue;
    const match = route.pattern.exec(path);
    if (match)
      return { route, params: Object.fromEntries(route.names.map((name, i) => [name, decode(match[i + 1] ?? '')])) };
  }
  return undefined;
};
