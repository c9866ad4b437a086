/** How many APIs share the operations. A change moves most of them to another API while people work: don't. */
export const API_COUNT = 4;

/**
 * The number of the API, from 1, that answers a call. It depends on what a request and its route have in common: the method, the service and how
 * many parts the path has. So an operation has its API for good, and two routes that one path could match are always in the same API.
 */
export function apiNumber(method, path) {
  const parts = path.split('/').filter((part) => part !== '');
  const key = `${method} ${parts[1]} ${parts.length}`;
  let hash = 0;
  for (let i = 0; i < key.length; i++) hash = (hash * 31 + key.charCodeAt(i)) % 1000003;
  return (hash % API_COUNT) + 1;
}
