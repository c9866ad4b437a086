import { fullPage } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import { ofSubmissions, type SubmissionRow, SubmissionRows } from './form.records';
import type { FormId } from './form-id';
import type { SubmissionState } from './submission';

export type SubmissionSearch = {
  form_id: FormId;
  cursor?: string | undefined;
  per_page: number;
  from?: string | undefined;
  until?: string | undefined;
  state?: SubmissionState | undefined;
  search?: string | undefined;
  oldest_first?: boolean | undefined;
};

const matches =
  ({ from, until, state, search = '' }: SubmissionSearch) =>
  (row: SubmissionRow): boolean => {
    const day = (row.received_date ?? '').slice(0, 10);
    const text = [row.sender_name, row.sender_email, row.trip_code].join(' ').toLowerCase();
    return (
      (!from || day >= from) &&
      (!until || day <= until) &&
      (!state || row.state === state) &&
      search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word))
    );
  };

/** A page of what came in for a form, by the time it came. Source: R-ACC-031, R-ACC-039, R-ACC-042. */
export const listSubmissions = async (db: TenantDb, asked: SubmissionSearch) => {
  const { items, cursor } = await fullPage({
    size: asked.per_page,
    cursor: asked.cursor,
    next: (at) =>
      db.listRows(ofSubmissions(asked.form_id), SubmissionRows, {
        cursor: at,
        limit: asked.per_page,
        newestFirst: !asked.oldest_first,
      }),
    matches: matches(asked),
  });
  return { submissions: items, cursor };
};
