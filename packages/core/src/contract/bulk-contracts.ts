import * as z from 'zod';
import type { KeyScope } from '../access/api-keys';
import { UserId } from '../base/ids';
import { Name } from '../base/values';
import type { Access, Adapter, Contract, Service } from './contract';

type SignedIn = Extract<Access, { kind: 'signed_in' }>;
/** A kind of record of which several are changed by one call. */
type BulkKind<I extends string, S extends z.ZodType, U extends readonly Adapter[]> = {
  /** What the ids of its calls begin with: `crm.individuals`. */
  id: I;
  service: Service;
  /** The address of its list. */
  path: string;
  /** The folder of its handlers, which are called by `plural`: `clients/delete-clients`. */
  folder: string;
  /** Several of them in the summaries, and how a sentence goes on about them: `clients`, `who`. */
  plural: string;
  relative: 'who' | 'that';
  of: S;
  /** As many as one call changes. */
  atOnce: number;
  /** Who puts tags on them and assigns them, and who deletes and restores them. */
  edit: SignedIn;
  remove: SignedIn;
  /** For an API key. None deletes for good. */
  keyScope: KeyScope;
  /** What its summary says besides. */
  delete?: { stays: string };
  /** What it reaches besides the table, and what it leaves of them elsewhere. */
  purge: { uses: U; stays: string };
};

/**
 * The calls that change several records of one kind: to the trash, back from it, out of it for good, a tag, an advisor. Each answers which it
 * changed and which were so already, and is refused with `record.missing` where none of them is there. Each is found by the last part of its id,
 * by which a kind lists those it has in its `byId`.
 */
export const bulkContracts = <const I extends string, S extends z.ZodType, const U extends readonly Adapter[]>(
  kind: BulkKind<I, S, U>,
) => {
  const { id, service, path, folder, plural, relative, of, atOnce, edit, remove, keyScope, purge } = kind;
  const ids = z.array(of).min(1).max(atOnce);
  const common = {
    service,
    method: 'POST',
    output: z.object({ changed: z.array(of), unchanged: z.array(of) }),
    errors: ['record.missing', 'record.stale'],
  } as const;
  return {
    delete: {
      ...common,
      id: `${id}.delete`,
      path: `${path}/delete`,
      handler: `${folder}/delete-${plural}`,
      summary: `Delete ${plural}; for 30 days they can be restored.${kind.delete ? ` ${kind.delete.stays}` : ''}`,
      access: remove,
      keyScope,
      input: z.object({ ids }),
    },
    restore: {
      ...common,
      id: `${id}.restore`,
      path: `${path}/restore`,
      handler: `${folder}/restore-${plural}`,
      summary: `Restore deleted ${plural}.`,
      access: remove,
      keyScope,
      input: z.object({ ids }),
    },
    'permanent-delete': {
      ...common,
      id: `${id}.permanent-delete`,
      path: `${path}/permanent_delete`,
      handler: `${folder}/purge-${plural}`,
      summary: `Delete ${plural} for good ${relative} are in the trash. ${purge.stays}`,
      access: remove,
      uses: purge.uses,
      input: z.object({ ids }),
    },
    tag: {
      ...common,
      id: `${id}.tag`,
      path: `${path}/tags`,
      handler: `${folder}/tag-${plural}`,
      summary: `Put a tag on ${plural}, or take it off.`,
      access: edit,
      keyScope,
      input: z.object({ ids, tag: Name, on: z.boolean().default(true) }),
    },
    assign: {
      ...common,
      id: `${id}.assign`,
      path: `${path}/advisors`,
      handler: `${folder}/assign-${plural}`,
      summary: `Add an advisor to ${plural}, or take one off.`,
      access: edit,
      keyScope,
      input: z.object({ ids, advisor: UserId, on: z.boolean().default(true) }),
    },
  } as const satisfies Record<string, Contract>;
};
