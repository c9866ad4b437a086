/** `going`: being deleted from this window. `gone`: deleted from it, which may still be drawing or reading the page that it has left. */
const records = new Map<string, 'going' | 'gone'>();

const parts = (path: string) => path.split('/');

/**
 * Says that a record is being deleted from this window. What asks for it meanwhile, such as a page that hears of the deletion and
 * reads again, finds nothing without leading to page-not-found. After `gone` that holds wherever the window has gone to, however
 * late the answer comes; an address that names the record leads there again. `back` says that the record was kept, or brought back.
 */
export const markDeleting = (id: string): { gone: () => void; back: () => void } => {
  records.set(id, 'going');
  return { gone: () => void records.set(id, 'gone'), back: () => void records.delete(id) };
};

/** Whether the address of a call names a record, in its path or its query, that was deleted from this window, and no page of it is open. */
export const isBeingDeleted = ({ pathname, searchParams }: URL): boolean =>
  [...parts(pathname), ...searchParams.values()].some((part) => {
    const stage = records.get(part);
    return stage === 'going' || (stage === 'gone' && !parts(location.pathname).includes(part));
  });
